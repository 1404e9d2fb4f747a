import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { findCharity } from '../../../db/queries/charities/charities';
import { listMemberCharities } from '../../../db/queries/members/members';
import { charityNotFound, GivingError } from '../../../domain/errors';
import { findGiftTerms, type GiftTerms } from '../../../operations/gifts/terms';
import { mayReadFees } from '../../policies/fees';

/** What an organization pays now; 404 when there is none of that id. */
export async function loadTerms(db: Database, organizationId: string, now: Date): Promise<GiftTerms> {
  const terms = await findGiftTerms(db, { charityId: organizationId, currency: 'USD', at: now });
  if (terms === undefined) throw charityNotFound(organizationId);
  return terms;
}

/**
 * The organizations whose fees the caller reads, or the one they ask for; undefined stands for all. Members read those of
 * their own, operators all, others those of nobody; asking for one that is not one's own is 403.
 */
export async function loadReadableOrganizations(
  db: Database,
  actor: Actor,
  organizationId: string | undefined,
): Promise<string[] | undefined> {
  const own = actor.isOperator ? [] : await listMemberCharities(db, actor.userId);
  if (organizationId === undefined) return actor.isOperator ? undefined : own;
  if (!mayReadFees(actor, own.includes(organizationId))) {
    throw new GivingError('FORBIDDEN', 'Only its members and operators read the fees of an organization.');
  }
  if (actor.isOperator && (await findCharity(db, organizationId)) === undefined) {
    throw charityNotFound(organizationId);
  }
  return [organizationId];
}
