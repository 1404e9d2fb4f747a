import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { type Donation } from '../../../db/queries/gifts/gifts';
import { GivingError } from '../../../domain/errors';
import { type AskingRole } from '../../../domain/refunds/refund';
import { requireIndependence } from '../../../operations/members/independence';
import { mayDecideRefund } from '../../policies/gift';

/**
 * Throws FORBIDDEN unless the caller is an operator without a part in the gift. Only such an operator decides whether
 * the platform bears costs of its refund.
 */
export async function requireRefundDecider(
  { db, actor, now }: { db: Database; actor: Actor; now: Date },
  { gift, role }: { gift: Donation; role: AskingRole },
): Promise<void> {
  if (!mayDecideRefund(role)) {
    throw new GivingError('FORBIDDEN', 'Only an operator without a part in the gift may decide this.');
  }
  const { charityId, donorUserId } = gift;
  await requireIndependence(db, { charityId, parties: [donorUserId], actor, at: now });
}
