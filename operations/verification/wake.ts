import { type Database } from '../../db/database';
import { enqueueSignals } from '../../db/queries/platform/enqueue-workflows';

/** Signals a verification's workflow, which then reads the verification again. */
export async function wakeVerification(tx: Database, verificationId: string): Promise<void> {
  await enqueueSignals(tx, [
    { workflowType: 'verification', workflowId: verificationId, signal: 'changed', canWait: true },
  ]);
}
