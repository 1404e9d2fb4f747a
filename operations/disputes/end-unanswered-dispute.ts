import { type Database } from '../../db/database';
import { type Dispute } from '../../db/queries/disputes/disputes';
import { endDispute } from './outcome';

/** Marks a dispute as lost if no evidence arrived before the deadline. Last-minute evidence keeps the dispute open. */
export async function endUnansweredDispute(
  tx: Database,
  { disputeId, at }: { disputeId: string; at: Date },
): Promise<Dispute> {
  return endDispute(tx, {
    disputeId,
    from: ['opened'],
    outcome: 'lost',
    resolvedByUserId: null,
    detail: 'The dispute was lost: no evidence was submitted before the deadline.',
    at,
  });
}
