import { type Database } from '../../db/database';
import { enqueueSignals } from '../../db/queries/platform/promise-workflows';

/** Wakes the pledge's workflow, which then reads the pledge again. A second signal is harmless. */
export async function wakeMatching(tx: Database, pledgeId: string): Promise<void> {
  await enqueueSignals(tx, [
    { workflowType: 'matching', workflowId: pledgeId, signal: 'matchingMoved', canWait: true },
  ]);
}
