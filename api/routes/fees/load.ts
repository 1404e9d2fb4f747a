import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { findCharity } from '../../../db/queries/charities/charities';
import { listMemberCharities } from '../../../db/queries/members/members';
import { charityNotFound, GivingError } from '../../../domain/errors';
import { findGiftTerms, type GiftTerms } from '../../../operations/gifts/terms';
import { mayReadFees } from '../../policies/fees';

/** Loads an organization's current terms. Throws 404 if the organization does not exist. */
export async function loadTerms(db: Database, organizationId: string, now: Date): Promise<GiftTerms> {
  const terms = await findGiftTerms(db, { charityId: organizationId, currency: 'USD', at: now });
  if (terms === undefined) throw charityNotFound(organizationId);
  return terms;
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
  if (!mayReadFees(actor, own.includes(organizationId))) {
    throw new GivingError('FORBIDDEN', "Only members and operators may read an organization's fees.");
  }
  if (actor.isOperator && (await findCharity(db, organizationId)) === undefined) {
    throw charityNotFound(organizationId);
  }
  return [organizationId];
}
