import { type Database } from '../../db/database';
import { releaseHeldPayouts } from '../../db/queries/payouts/payouts';
import { COOLING_OFF_HOLD } from '../../domain/payouts/payout';
import { wakePayout } from './start-payout';

/** Lets the payouts go on that waited for an account. One to an account that was disabled meanwhile then fails. */
export async function releaseCooledPayouts(tx: Database, accountId: string): Promise<void> {
  const payoutIds = await releaseHeldPayouts(tx, { accountId, holdReason: COOLING_OFF_HOLD });
  for (const payoutId of payoutIds) await wakePayout(tx, payoutId);
}
