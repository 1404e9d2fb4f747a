import { type Database } from '../../db/database';
import { lockDonation } from '../../db/queries/gifts/gifts';
import { findRefund } from '../../db/queries/refunds/refunds';
import { requireRow } from '../../domain/errors';
import { type RefundStatus } from '../../domain/refunds/refund';
import { failRefund } from './fail-refund';

/**
 * Fails a refund whose run an operator cancelled. A refund that the processor was asked for goes on, because its money
 * may be on its way. Returns the refund's status.
 */
export async function cancelRefund(
  tx: Database,
  { refundId, at }: { refundId: string; at: Date },
): Promise<RefundStatus> {
  const { donationId } = requireRow(await findRefund(tx, refundId), refundId);
  await lockDonation(tx, donationId);
  // Reads the refund again under the lock, because another step may have asked the processor meanwhile.
  const refund = requireRow(await findRefund(tx, refundId), refundId);
  if (refund.status !== 'pending' || refund.askedAt !== null) return refund.status;
  await failRefund(tx, { refund, failureCode: 'CANCELLED_BY_OPERATOR', at });
  return 'failed';
}
