import { lockGift } from '../../db/queries/gifts/gifts';
import { enqueueSignals } from '../../db/queries/platform/enqueue-workflows';
import { findRefund, noteRefundAsked, type Refund } from '../../db/queries/refunds/refunds';
import { requireRow } from '../../domain/errors';
import { type ProcessorRefund } from '../../gateways/processors/processor-reports';
import { type Act } from '../act';
import { failRefund, reverseRefund } from './end-refund';

/**
 * Applies the state of a refund that the processor reports now. Wakes the workflow of a pending refund.
 * Reverses a completed refund if the processor reports that it failed. Returns false if the refund is not
 * ours.
 */
export async function followRefund(act: Act, known: ProcessorRefund): Promise<boolean> {
  const { tx } = act;
  const found = known.refundId === null ? undefined : await findRefund(tx, known.refundId);
  if (found === undefined) return false;
  await lockGift(tx, found.donationId);
  // Reads the refund again under the lock, because its workflow may have ended it meanwhile.
  const refund = requireRow(await findRefund(tx, found.id), found.id);
  // Marks the refund as failed here, because its workflow may hold an older answer of the processor.
  if (known.state === 'refused' && refund.status === 'pending') {
    await failRefund(act, { refund, failureCode: 'REFUSED' });
  }
  // A mutant survives: `reverseRefund` does nothing for other refunds
  if (known.state === 'refused' && refund.status === 'completed') {
    await reverseRefund(act, { refund, failureCode: 'REFUSED' });
  }
  if (refund.status === 'pending') {
    await enqueueSignals(tx, [{ workflowType: 'refund', workflowId: refund.id, signal: 'refundMoved' }]);
  }
  return true;
}

/**
 * Stores the time just before the processor is first asked for a refund. From then on, nobody can cancel the refund.
 * Returns false if the refund is no longer pending.
 */
export async function noteRefundRequest({ tx, at }: Act, refund: Refund): Promise<boolean> {
  await lockGift(tx, refund.donationId);
  return noteRefundAsked(tx, refund.id, at);
}
