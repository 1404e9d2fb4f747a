import { type Database } from '../../db/database';
import { type Dispute } from '../../db/queries/disputes/disputes';
import { endDispute } from './outcome';

/** Loses a dispute whose deadline passed without evidence; evidence that came at the last moment keeps it open. */
export async function endUnansweredDispute(
  tx: Database,
  { disputeId, at }: { disputeId: string; at: Date },
): Promise<Dispute> {
  return endDispute(tx, {
    disputeId,
    from: ['opened'],
    outcome: 'lost',
    resolvedByUserId: null,
    detail: 'The dispute was lost: no evidence came before its deadline.',
    at,
  });
}
