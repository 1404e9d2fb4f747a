import { type Database } from '../../db/database';
import { type Dispute } from '../../db/queries/disputes/disputes';
import { endDispute } from './outcome';

/** Marks a dispute without evidence as lost after its deadline. Evidence at the last moment keeps it open. */
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
