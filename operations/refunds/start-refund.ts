import { type Database } from '../../db/database';
import { type Gift, lockGift } from '../../db/queries/gifts/gifts';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { enqueueWorkflow } from '../../db/queries/platform/enqueue-workflows';
import { findRefund, type Refund } from '../../db/queries/refunds/refunds';
import { requireRow } from '../../domain/errors';
import { type RefundInput } from '../../workflows/messages';

/** Enqueues the workflow that returns the money to the donor. */
export async function startRefund(tx: Database, gift: Gift, { id }: Pick<Refund, 'id'>): Promise<void> {
  const input: RefundInput = { refundId: id };
  await enqueueWorkflow(tx, {
    workflowType: 'refund',
    workflowId: id,
    input,
    searchAttributes: { CharityId: gift.charityId, UserId: gift.donorUserId, DonationId: gift.id },
    summary: `refund of a ${gift.paymentMethod} gift in ${gift.currency}`,
  });
}

/** Starts the lost workflow of a refund again. Returns false if the refund has ended or its start is queued. */
export async function restartRefund(tx: Database, refundId: string): Promise<boolean> {
  const { donationId } = requireRow(await findRefund(tx, refundId), refundId);
  const gift = requireRow(await lockGift(tx, donationId), donationId);
  // Reads the refund again under the lock, because it may have ended meanwhile.
  const refund = requireRow(await findRefund(tx, refundId), refundId);
  const isOpen = refund.status === 'pending' && refund.decision !== 'needed';
  if (!isOpen || (await hasQueuedStart(tx, refundId))) return false;
  await startRefund(tx, gift, refund);
  return true;
}
