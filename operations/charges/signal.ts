import { type Database } from '../../db/database';
import { enqueueSignals } from '../../db/queries/platform/promise-workflows';

/** Wakes the gift's workflow, which reads the charge anew. The signal carries no data and may arrive twice. */
export async function signalCharge(tx: Database, donationId: string): Promise<void> {
  await enqueueSignals(tx, [{ workflowType: 'donation', workflowId: donationId, signal: 'chargeMoved' }]);
}
