import { findPersons } from '../../db/queries/access/persons';
import { findJoinedAt, hasBroughtMember } from '../../db/queries/members/members';
import { isRelatedToCharity } from '../../db/queries/members/relations';
import { type Actor } from '../../domain/access/actor';
import { CONFIRMER_DAYS } from '../../domain/charities/changes';
import { shiftByDays } from '../../domain/days';
import { GivingError } from '../../domain/errors';
import { independentSince, sharePerson } from '../../domain/members/independence';
import { type ActOf } from '../act';

export interface Judgement {
  charityId: string;
  /** More users who may not decide, such as the donor of a gift. */
  parties?: readonly string[];
}

/**
 * Throws FORBIDDEN if the caller is one of the parties or is related to the charity. The same applies to the
 * person who issued the caller's key.
 */
export async function requireIndependence(
  { tx, at, actor }: ActOf<Pick<Actor, 'userId' | 'credentialId'>>,
  { charityId, parties = [] }: Judgement,
): Promise<void> {
  const persons = await findPersons(tx, actor);
  const isParty = parties.some((party) => persons.includes(party));
  const since = independentSince(at);
  if (!isParty && !(await isRelatedToCharity(tx, { charityId, persons, since }))) return;
  const message =
    'Somebody independent must do this. You, or the person who issued your key, took part in it, created the charity or were its member in the last year.';
  throw new GivingError('FORBIDDEN', message);
}

export interface Request {
  charityId: string;
  askedBy: string;
  /** Everybody who can use the credential that asked. */
  askingPersons: readonly string[];
}

/**
 * Throws FORBIDDEN unless the actor is an operator or has been a member for long enough. Refuses the person who asked,
 * and anybody whom that person may control through keys or an invitation.
 */
export async function requireSecondPerson(
  { tx, at, actor }: ActOf<Actor>,
  { charityId, askedBy, askingPersons }: Request,
): Promise<void> {
  const { userId, isOperator } = actor;
  if (userId === askedBy) throw refusal('Somebody else must confirm this, because you asked for it.');
  if (sharePerson(await findPersons(tx, actor), askingPersons)) {
    throw refusal(
      'Somebody else must confirm this, because the same person can use your key and the requesting key.',
    );
  }
  if (isOperator) return;
  const joinedAt = await findJoinedAt(tx, charityId, userId);
  if (joinedAt === undefined || joinedAt > shiftByDays(at, -CONFIRMER_DAYS)) {
    throw refusal(`Only an operator, or a member for ${CONFIRMER_DAYS} days or more, may confirm this.`);
  }
  if (await hasBroughtMember(tx, { charityId, byUserId: askedBy, userId })) {
    throw refusal('Somebody else must confirm this: the person who asked for it invited you.');
  }
}

/** Refuses API keys in production, because a stolen key must not be enough to redirect a charity's money. */
export function requireSignedInPerson(
  what: string,
  { credential }: Pick<Actor, 'credential'>,
  environment: 'sandbox' | 'production',
): void {
  if (environment === 'sandbox' || credential !== 'api_key') return;
  throw refusal(`A person must confirm ${what} on the platform's own pages, after a sign-in.`);
}

function refusal(message: string): GivingError {
  return new GivingError('FORBIDDEN', message);
}
