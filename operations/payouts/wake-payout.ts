import { type Database } from '../../db/database';
import { enqueueSignals } from '../../db/queries/platform/enqueue-workflows';

/** Wakes the payout's workflow, which then reads the payout again. */
export async function wakePayout(tx: Database, payoutId: string): Promise<void> {
  await enqueueSignals(tx, [{ workflowType: 'payout', workflowId: payoutId, signal: 'payoutMoved' }]);
}
