import { type Database } from '../../db/database';
import { lockDonation } from '../../db/queries/gifts/gifts';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { findRefund } from '../../db/queries/refunds/refunds';
import { requireRow } from '../../domain/errors';
import { startRefund } from './start-refund';

/** Starts the lost workflow of a refund again. Returns false if the refund has ended or its start is queued. */
export async function restartRefund(tx: Database, refundId: string): Promise<boolean> {
  const { donationId } = requireRow(await findRefund(tx, refundId), refundId);
  const gift = requireRow(await lockDonation(tx, donationId), donationId);
  // Reads the refund again under the lock, because it may have ended meanwhile.
  const refund = requireRow(await findRefund(tx, refundId), refundId);
  const isOpen = refund.status === 'pending' && refund.decision !== 'needed';
  if (!isOpen || (await hasQueuedStart(tx, refundId))) return false;
  await startRefund(tx, gift, refund);
  return true;
}
