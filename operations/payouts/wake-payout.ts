import { type Database } from '../../db/database';
import { releaseHeldPayouts } from '../../db/queries/payouts/payouts';
import { enqueueSignals } from '../../db/queries/platform/enqueue-workflows';
import { COOLING_OFF_HOLD } from '../../domain/payouts/payout';

/** Wakes the payout's workflow, which then reads the payout again. */
export async function wakePayout(tx: Database, payoutId: string): Promise<void> {
  await enqueueSignals(tx, [{ workflowType: 'payout', workflowId: payoutId, signal: 'payoutMoved' }]);
}

/** Resumes payouts that waited for an account's cooling-off. They fail if the account was disabled meanwhile. */
export async function releaseCooledPayouts(tx: Database, accountId: string): Promise<void> {
  const payoutIds = await releaseHeldPayouts(tx, { accountId, holdReason: COOLING_OFF_HOLD });
  for (const payoutId of payoutIds) await wakePayout(tx, payoutId);
}
