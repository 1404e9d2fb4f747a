import { type Database } from '../../db/database';
import { releaseHeldPayouts } from '../../db/queries/payouts/payouts';
import { COOLING_OFF_HOLD } from '../../domain/payouts/payout';
import { wakePayout } from './start-payout';

/** Resumes payouts that waited for an account's cooling-off. They fail if the account was disabled meanwhile. */
export async function releaseCooledPayouts(tx: Database, accountId: string): Promise<void> {
  const payoutIds = await releaseHeldPayouts(tx, { accountId, holdReason: COOLING_OFF_HOLD });
  for (const payoutId of payoutIds) await wakePayout(tx, payoutId);
}
