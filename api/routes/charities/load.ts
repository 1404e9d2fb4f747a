import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { type Campaign, findCampaign } from '../../../db/queries/campaigns/campaigns';
import { type Charity, findCharity } from '../../../db/queries/charities/charities';
import { isMember } from '../../../db/queries/members/members';
import { charityNotFound, GivingError, invalidCharity, notFound } from '../../../domain/errors';
import { mayEditCharity, mayReadCharity } from '../../policies/charity';

/**
 * Loads the charity in the path and whether the caller is a member. Throws 404 if the caller may not read the
 * charity.
 */
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

/** Loads the charity in the path. Throws 403 if the caller may read the charity but may not edit it. */
export async function loadEditableCharity(db: Database, actor: Actor, charityId: string): Promise<Charity> {
  return (await loadEditable(db, actor, charityId)).charity;
}

/** Loads the charity as `loadEditableCharity` does, and whether the caller is a member. */
export async function loadEditable(db: Database, actor: Actor, charityId: string) {
  const loaded = await loadCharity(db, actor, charityId);
  if (mayEditCharity(actor, loaded.member)) return loaded;
  throw new GivingError('FORBIDDEN', 'Only members of the charity may do this.');
}

/**
 * Loads the charity named in a body. Throws 422 if the caller may not read the charity, and 403 if they may
 * not edit it.
 */
export async function loadCharityOfBody(db: Database, actor: Actor, charityId: string): Promise<Charity> {
  const refusal = invalidCharity(charityId, 'There is no such charity.');
  return refuseMissing(loadEditableCharity(db, actor, charityId), refusal);
}

/**
 * Throws 404 if the caller may not read the charity. `what` names the charity's resource in the error
 * message.
 */
export async function requireReadable(db: Database, actor: Actor, charityId: string, what: string) {
  await refuseMissing(loadCharity(db, actor, charityId), notFound(what));
}

/**
 * Throws 403 if the caller may read the charity but may not edit it, and 404 if they may not read it. `what`
 * names the charity's resource in the error message.
 */
export async function requireEditable(db: Database, actor: Actor, charityId: string, what: string) {
  await refuseMissing(loadEditableCharity(db, actor, charityId), notFound(what));
}

/** Finds the recipient of a giving page: a listed charity, by its own id or the id of one of its campaigns. */
export async function findRecipient(
  db: Database,
  id: string,
): Promise<{ charity: Charity; campaign: Campaign | undefined } | undefined> {
  const campaign = await findCampaign(db, id);
  const charity = await findCharity(db, campaign?.charityId ?? id);
  return charity?.listed === true ? { charity, campaign } : undefined;
}

/** Throws `refusal` instead of CHARITY_NOT_FOUND. */
async function refuseMissing<T>(loading: Promise<T>, refusal: GivingError): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw error instanceof GivingError && error.code === 'CHARITY_NOT_FOUND' ? refusal : error;
  }
}
