import { type Database } from '../../db/database';
import { type Dispute, findDispute } from '../../db/queries/disputes/disputes';
import { requireRow } from '../../domain/errors';
import { endDispute } from './outcome';

/**
 * Marks a dispute as lost, because the charity gave no evidence before the deadline. Does nothing if evidence
 * arrived at the last minute. Does nothing if the processor reported the dispute, because the processor also
 * ends it.
 */
export async function endUnansweredDispute(
  tx: Database,
  { disputeId, at }: { disputeId: string; at: Date },
): Promise<Dispute> {
  const dispute = requireRow(await findDispute(tx, disputeId), disputeId);
  if (dispute.processorReference !== null) return dispute;
  return endDispute(tx, {
    disputeId,
    from: ['opened'],
    outcome: 'lost',
    resolvedByUserId: null,
    step: {
      code: 'dispute_unanswered',
      detail: 'The dispute was lost: no evidence was submitted before the deadline.',
    },
    at,
  });
}
