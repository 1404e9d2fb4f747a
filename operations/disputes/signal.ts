import { type Database } from '../../db/database';
import { enqueueSignals } from '../../db/queries/platform/promise-workflows';

/**
 * Wakes the dispute's workflow, which then reads the dispute again. The signal carries no data, so a second
 * one is harmless.
 */
export async function signalDispute(tx: Database, disputeId: string): Promise<void> {
  await enqueueSignals(tx, [{ workflowType: 'dispute', workflowId: disputeId, signal: 'disputeMoved' }]);
}
