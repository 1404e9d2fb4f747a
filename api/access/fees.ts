import { type Database } from '../../db/database';
import { findCharity } from '../../db/queries/charities/charities';
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
 * Returns the requested organization. If none is requested, returns the caller's own organizations, or undefined (all
 * organizations) for an operator. Members get 403 for an organization that is not their own.
 */
export async function loadReadableOrganizations(
  db: Database,
  actor: Actor,
  organizationId: string | undefined,
): Promise<string[] | undefined> {
  const own = actor.isOperator ? [] : await listMemberCharities(db, actor.userId);
  if (organizationId === undefined) return actor.isOperator ? undefined : own;
  if (!actor.isOperator && !own.includes(organizationId)) {
    throw new GivingError('FORBIDDEN', "Only members and operators may read an organization's fees.");
  }
  if (actor.isOperator && (await findCharity(db, organizationId)) === undefined) {
    throw charityNotFound(organizationId);
  }
  return [organizationId];
}
