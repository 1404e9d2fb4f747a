import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { findPersons } from '../../db/queries/access/persons';
import { isRelatedToCharity } from '../../db/queries/members/relations';
import { GivingError } from '../../domain/errors';
import { independentSince } from '../../domain/members/independence';

export interface Judgement {
  charityId: string;
  /** More users who may not decide, such as the donor of a gift. */
  parties?: readonly string[];
  actor: Pick<Actor, 'userId' | 'credentialId'>;
  at: Date;
}

/**
 * Throws FORBIDDEN if the caller is one of the parties or is related to the charity. The same applies to the
 * person who issued the caller's key.
 */
export async function requireIndependence(
  db: Database,
  { charityId, parties = [], actor, at }: Judgement,
): Promise<void> {
  const persons = await findPersons(db, actor);
  const isParty = parties.some((party) => persons.includes(party));
  const since = independentSince(at);
  if (!isParty && !(await isRelatedToCharity(db, { charityId, persons, since }))) return;
  const message =
    'Somebody independent must do this. You, or the person who issued your key, took part in it, created the charity or were its member in the last year.';
  throw new GivingError('FORBIDDEN', message);
}
