import { type Database } from '../../db/database';
import { lockDonation } from '../../db/queries/gifts/gifts';
import { enqueueSignals } from '../../db/queries/platform/promise-workflows';
import { findRefund } from '../../db/queries/refunds/refunds';
import { requireRow } from '../../domain/errors';
import { type ProcessorRefund } from '../../gateways/processors/processor-reports';
import { failRefund } from './fail-refund';
import { reverseRefund } from './reverse-refund';

/**
 * Follows what the processor knows about a refund now. Wakes the workflow of a pending refund, and reverses a completed
 * refund that failed. Returns false if the refund is not ours.
 */
export async function followRefund(
  tx: Database,
  { known, at }: { known: ProcessorRefund; at: Date },
): Promise<boolean> {
  const found = known.refundId === null ? undefined : await findRefund(tx, known.refundId);
  if (found === undefined) return false;
  await lockDonation(tx, found.donationId);
  // Under the lock, because the refund's workflow may be ending it.
  const refund = requireRow(await findRefund(tx, found.id), found.id);
  // Ends the refund here, because the workflow may hold an answer from before the failure.
  if (known.state === 'refused' && refund.status === 'pending') {
    await failRefund(tx, { refund, failureCode: 'REFUSED', at });
  }
  if (known.state === 'refused' && refund.status === 'completed') {
    await reverseRefund(tx, { refund, failureCode: 'REFUSED', at });
  }
  if (refund.status === 'pending') {
    await enqueueSignals(tx, [{ workflowType: 'refund', workflowId: refund.id, signal: 'refundMoved' }]);
  }
  return true;
}
