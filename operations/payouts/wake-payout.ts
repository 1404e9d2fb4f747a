import { type Database } from '../../db/database';
import { lockHeldPayouts } from '../../db/queries/payouts/payouts';
import { enqueueSignals } from '../../db/queries/platform/enqueue-workflows';
import { COOLING_OFF_HOLD } from '../../domain/payouts/payout';
import { movePayout } from './state';

/** Wakes the payout's workflow, which then reads the payout again. */
export async function wakePayout(tx: Database, payoutId: string): Promise<void> {
  await enqueueSignals(tx, [{ workflowType: 'payout', workflowId: payoutId, signal: 'payoutMoved' }]);
}

/** Resumes payouts that waited for an account's cooling-off. They fail if the account was disabled meanwhile. */
export async function releaseCooledPayouts(tx: Database, payoutAccountId: string): Promise<void> {
  for (const payout of await lockHeldPayouts(tx, { payoutAccountId, holdReason: COOLING_OFF_HOLD })) {
    await movePayout(tx, payout, { status: 'scheduled', holdReason: null });
    await wakePayout(tx, payout.id);
  }
}
