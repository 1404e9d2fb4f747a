/** Decides who confirms what people of a charity ask for: a payout account, a wallet, a name, an EIN or an address. */
import { findPersons } from '../../db/queries/access/persons';
import { listPeopleOfCharity, shareIdentityDocument } from '../../db/queries/ties/people-of-charity';
import { type Actor } from '../../domain/access/actor';
import { CONFIRMER_DAYS } from '../../domain/charities/changes';
import { shiftByDays } from '../../domain/days';
import { GivingError } from '../../domain/errors';
import { sharePerson } from '../../domain/ties/ties';
import { type ActOf } from '../act';
import { findTied, mayDecide, notIndependent } from './may-decide';

export interface Request {
  charityId: string;
  askedBy: string;
  /** Everybody who can use the credential that asked. */
  askingPersons: readonly string[];
}

/**
 * Throws FORBIDDEN unless the actor is an untied operator, or the actor and the person who asked are both people of the
 * charity who are not tied.
 */
export async function requireSecondPerson(act: ActOf<Actor>, request: Request): Promise<void> {
  const { tx, actor } = act;
  const { charityId, askingPersons: parties } = request;
  const persons = await findPersons(tx, actor);
  if (actor.isOperator && (await mayDecide(act, persons, { charityId, parties }))) return;
  if (sharePerson(await findTied(act, persons, charityId), parties)) throw notIndependent();
  const refusal = await findUnfitness(act, request);
  if (refusal === undefined) return;
  throw actor.isOperator ? notIndependent() : new GivingError('FORBIDDEN', refusal);
}

const CONDITION = `a member for ${CONFIRMER_DAYS} days or more who holds a person verification from standard up`;

/** Returns why these two people cannot confirm changes for each other, or undefined if they can. */
async function findUnfitness(
  { tx, at, actor: { userId } }: ActOf<Actor>,
  { charityId, askedBy }: Request,
): Promise<string | undefined> {
  const joinedBy = shiftByDays(at, -CONFIRMER_DAYS);
  const people = await listPeopleOfCharity(tx, { charityId, users: [userId, askedBy], joinedBy });
  if (!people.includes(userId)) return `Only an operator, or ${CONDITION}, may confirm this.`;
  if (!people.includes(askedBy)) {
    return `An operator must confirm this, because the person who asked for it is not ${CONDITION}.`;
  }
  if (!(await shareIdentityDocument(tx, userId, askedBy))) return undefined;
  return 'An operator must confirm this, because you and the person who asked for it have the same identity document.';
}

/** Refuses API keys in production, because a stolen key must not be enough to redirect a charity's money. */
export function requireSignedInPerson(
  what: string,
  { credential }: Pick<Actor, 'credential'>,
  environment: 'sandbox' | 'production',
): void {
  if (environment === 'sandbox' || credential !== 'api_key') return;
  const message = `A person must confirm ${what} on the platform's own pages, after a sign-in.`;
  throw new GivingError('FORBIDDEN', message);
}
