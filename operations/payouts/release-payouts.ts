import { type Database } from '../../db/database';
import { lockHeldPayouts } from '../../db/queries/payouts/payouts';
import { COOLING_OFF_HOLD } from '../../domain/payouts/payout';
import { movePayout } from './state';
import { wakePayout } from './wake-payout';

/** Resumes payouts that waited for an account's cooling-off. They fail if the account was disabled meanwhile. */
export async function releaseCooledPayouts(tx: Database, payoutAccountId: string): Promise<void> {
  for (const payout of await lockHeldPayouts(tx, {
    payoutAccountId,
    holdReason: COOLING_OFF_HOLD,
    heldBy: null,
  })) {
    await movePayout(tx, payout, { status: 'scheduled', holdReason: null });
    await wakePayout(tx, payout.id);
  }
}
