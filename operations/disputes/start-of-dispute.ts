import { type Dispute } from '../../db/queries/disputes/disputes';
import { type Donation } from '../../db/queries/gifts/gifts';
import { type WorkflowStart } from '../../db/queries/platform/promise-workflows';
import { type DisputeInput } from '../../workflows/messages';

/** Builds the start of the workflow that follows a dispute until it ends. */
export function startOfDispute(
  gift: Donation,
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
