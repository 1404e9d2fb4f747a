import { type Database } from '../../db/database';
import { type Dispute, findDispute } from '../../db/queries/disputes/disputes';
import { type Gift, lockGift } from '../../db/queries/gifts/gifts';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import {
  enqueueSignals,
  enqueueWorkflow,
  type WorkflowStart,
} from '../../db/queries/platform/enqueue-workflows';
import { isOpen } from '../../domain/disputes/dispute';
import { requireRow } from '../../domain/errors';
import { type DisputeInput } from '../../workflows/messages';

/** Builds the start of the workflow that follows a dispute until it ends. */
export function startOfDispute(
  gift: Gift,
  { id, evidenceDueAt, processorReference }: Dispute,
): WorkflowStart {
  const input: DisputeInput = {
    disputeId: id,
    evidenceDueAtMs: evidenceDueAt.getTime(),
    ...(processorReference === null ? {} : { isProcessors: true }),
  };
  return {
    workflowType: 'dispute',
    workflowId: id,
    input,
    searchAttributes: { CharityId: gift.charityId, UserId: gift.donorUserId, DonationId: gift.id },
    summary: `dispute of a ${gift.paymentMethod} gift in ${gift.currency}`,
  };
}

/** Starts the lost workflow of a dispute again. Returns false if the dispute has ended or its start is queued. */
export async function restartDispute(tx: Database, disputeId: string): Promise<boolean> {
  const { donationId } = requireRow(await findDispute(tx, disputeId), disputeId);
  const gift = requireRow(await lockGift(tx, donationId), donationId);
  // Reads the dispute again under the lock, because it may have ended meanwhile.
  const dispute = requireRow(await findDispute(tx, disputeId), disputeId);
  if (!isOpen(dispute.status) || (await hasQueuedStart(tx, disputeId))) return false;
  await enqueueWorkflow(tx, startOfDispute(gift, dispute));
  return true;
}

/**
 * Wakes the dispute's workflow, which then reads the dispute again. The signal carries no data, so a second
 * one is harmless.
 */
export async function wakeDispute(tx: Database, disputeId: string): Promise<void> {
  await enqueueSignals(tx, [{ workflowType: 'dispute', workflowId: disputeId, signal: 'disputeMoved' }]);
}
