import { type Database } from '../../db/database';
import { enqueueSignals } from '../../db/queries/platform/promise-workflows';

/** Wakes the dispute's workflow, which reads the row. The signal carries no data and may arrive twice. */
export async function signalDispute(tx: Database, disputeId: string): Promise<void> {
  await enqueueSignals(tx, [{ workflowType: 'dispute', workflowId: disputeId, signal: 'disputeMoved' }]);
}
