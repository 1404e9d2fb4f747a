import { type Database } from '../../db/database';
import { findCharity } from '../../db/queries/charities/charities';
import { type FeeFilter } from '../../db/queries/fees/figures';
import { isMember, listMemberCharities } from '../../db/queries/members/members';
import { type Actor } from '../../domain/access/actor';
import { charityNotFound, GivingError } from '../../domain/errors';
import { findGiftTerms, type GiftTerms } from '../../operations/gifts/price';

interface OrganizationRequest {
  db: Database;
  actor: Actor;
  params: { organization_id: string };
  now: Date;
}

/**
 * Loads the current terms of the organization in the path, also of an unlisted one. Throws 403 for anybody but members of
 * the organization and operators.
 */
export async function loadReadableTerms({ db, actor, params, now }: OrganizationRequest): Promise<GiftTerms> {
  const { organization_id: charityId } = params;
  const terms = await findGiftTerms({ tx: db, at: now }, { charityId, currency: 'USD' });
  if (terms === undefined) throw charityNotFound(charityId);
  if (await mayReadTerms(db, actor, terms.charity.id)) return terms;
  throw new GivingError('FORBIDDEN', "Only members and operators may read an organization's terms.");
}

/** Returns true for the organization's members and operators. */
export async function mayReadTerms(db: Database, actor: Actor, charityId: string): Promise<boolean> {
  return actor.isOperator || (await isMember(db, charityId, actor.userId));
}

/**
 * Selects the fees that the caller may read: members those of their organizations, operators all, and anybody else those
 * of the gifts that their account made. Throws 403 for a named organization that is not the caller's own.
 */
export async function loadReadableFees(
  db: Database,
  { isOperator, userId, accountId }: Actor,
  organizationId: string | undefined,
): Promise<Pick<FeeFilter, 'charityIds' | 'accountId'>> {
  const own = isOperator ? [] : await listMemberCharities(db, userId);
  if (organizationId === undefined) {
    if (isOperator) return {};
    return own.length > 0 ? { charityIds: own } : { accountId };
  }
  if (!isOperator && !own.includes(organizationId)) {
    throw new GivingError('FORBIDDEN', "Only members and operators may read an organization's fees.");
  }
  if (isOperator && (await findCharity(db, organizationId)) === undefined) {
    throw charityNotFound(organizationId);
  }
  return { charityIds: [organizationId] };
}
