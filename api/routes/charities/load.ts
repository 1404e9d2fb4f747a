import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { type Charity, findCharity } from '../../../db/queries/charities/charities';
import { isMember } from '../../../db/queries/members/members';
import { charityNotFound, GivingError, invalidCharity, notFound } from '../../../domain/errors';
import { mayEditCharity, mayReadCharity } from '../../policies/charity';

/** The charity of a path and whether the caller is its member; 404 when there is none that the caller may read. */
export async function loadCharity(
  db: Database,
  actor: Actor,
  charityId: string,
): Promise<{ charity: Charity; member: boolean }> {
  const charity = await findCharity(db, charityId);
  if (charity === undefined) throw charityNotFound(charityId);
  const member = await isMember(db, charity.id, actor.userId);
  if (!mayReadCharity(actor, charity, member)) throw charityNotFound(charityId);
  return { charity, member };
}

/** The charity of a path that the caller may edit; 403 for a caller who may only read it. */
export async function loadEditableCharity(db: Database, actor: Actor, charityId: string): Promise<Charity> {
  const { charity, member } = await loadCharity(db, actor, charityId);
  if (mayEditCharity(actor, member)) return charity;
  throw new GivingError('FORBIDDEN', 'Only members of the charity do this.');
}

/** The charity that a body names and that the caller may edit. */
export async function loadCharityOfBody(db: Database, actor: Actor, charityId: string): Promise<Charity> {
  const refusal = invalidCharity(charityId, 'There is no such charity.');
  return refuseMissing(loadEditableCharity(db, actor, charityId), refusal);
}

/** Refuses with 404 for the resource `what` unless the caller may read the charity that owns it. */
export async function requireReadable(db: Database, actor: Actor, charityId: string, what: string) {
  await refuseMissing(loadCharity(db, actor, charityId), notFound(what));
}

/** Refuses unless the caller may edit the charity that owns the resource `what`. */
export async function requireEditable(db: Database, actor: Actor, charityId: string, what: string) {
  await refuseMissing(loadEditableCharity(db, actor, charityId), notFound(what));
}

/** Replaces "charity not found" by the refusal that fits the request. */
async function refuseMissing<T>(loading: Promise<T>, refusal: GivingError): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw error instanceof GivingError && error.code === 'CHARITY_NOT_FOUND' ? refusal : error;
  }
}
