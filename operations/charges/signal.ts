import { type Database } from '../../db/database';
import { enqueueSignals } from '../../db/queries/platform/promise-workflows';

/**
 * Wakes the gift's workflow, which then reads the charge again. The signal carries no data, so a second one
 * is harmless.
 */
export async function signalCharge(tx: Database, donationId: string): Promise<void> {
  await enqueueSignals(tx, [{ workflowType: 'donation', workflowId: donationId, signal: 'chargeMoved' }]);
}
