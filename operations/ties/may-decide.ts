/** Answers whether a person may decide what others asked for. Every rule of a second person asks here. */
import { findPersons } from '../../db/queries/access/persons';
import { listTyingActs } from '../../db/queries/ties/acts';
import { isRelatedToCharity } from '../../db/queries/ties/relations';
import { type Actor } from '../../domain/access/actor';
import { GivingError } from '../../domain/errors';
import { listTied, sharePerson, tiedSince, type TyingAct } from '../../domain/ties/ties';
import { type Act, type ActOf } from '../act';

export interface Decision {
  /** Null for an act without a charity. There, only issued keys and shared accounts tie. */
  charityId: string | null;
  /** Everybody who asked for the act, gains by it or decided it before, and who can use their credentials. */
  parties?: readonly string[];
  /** What the refusal tells besides its reason. */
  details?: Record<string, unknown>;
}

/**
 * Throws FORBIDDEN if the caller is tied to one of the parties or to the charity. Returns everybody who can use the
 * caller's credential.
 */
export async function requireMayDecide(
  act: ActOf<Pick<Actor, 'userId' | 'credentialId'>>,
  decision: Decision,
): Promise<string[]> {
  const persons = await findPersons(act.tx, act.actor);
  await refuseTied(act, persons, decision);
  return persons;
}

/** Throws FORBIDDEN if one of the persons is tied to one of the parties or to the charity. */
export async function refuseTied(act: Act, persons: readonly string[], decision: Decision): Promise<void> {
  if (!(await mayDecide(act, persons, decision))) throw notIndependent(decision.details);
}

/** Returns true if none of the persons is tied to one of the parties or to the charity. */
export async function mayDecide(
  act: Act,
  persons: readonly string[],
  { charityId, parties = [] }: Decision,
): Promise<boolean> {
  if (sharePerson(persons, parties)) return false;
  const since = tiedSince(act.at);
  if (charityId !== null && (await isRelatedToCharity(act.tx, { charityId, persons, since }))) {
    return false;
  }
  return parties.length === 0 || !sharePerson(await findTied(act, persons, charityId), parties);
}

/** Returns everybody to whom the persons are tied for a charity, or without one. The persons are among them. */
export async function findTied(
  { tx, at }: Act,
  persons: readonly string[],
  charityId: string | null,
): Promise<string[]> {
  const acts: TyingAct[] = [];
  let asked: readonly string[] = [];
  let tied: readonly string[] = persons;
  while (tied.length > asked.length) {
    const fresh = tied.filter((person) => !asked.includes(person));
    acts.push(...(await listTyingActs(tx, { charityId, persons: fresh, since: tiedSince(at) })));
    asked = tied;
    tied = listTied(persons, acts, at);
  }
  return [...tied];
}

/** Builds the error for somebody who is tied to a party or to the charity. */
export function notIndependent(details: Record<string, unknown> = {}): GivingError {
  const message =
    'Somebody independent must do this: you, or somebody who can use your key, took part in it, or are tied to the charity or to somebody who took part.';
  return new GivingError('FORBIDDEN', message, { ...details, reason: 'not_independent' });
}
