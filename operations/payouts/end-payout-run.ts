import { type Database } from '../../db/database';
import { savePayoutRun } from '../../db/queries/payouts/runs';
import { type Day } from '../../domain/days';

/** Notes that the payout run of a day has passed through all charities, or that the day has none. */
export async function endPayoutRun(
  tx: Database,
  { day, endedAs, at }: { day: Day; endedAs: 'finished' | 'skipped'; at: Date },
): Promise<void> {
  await savePayoutRun(tx, { day, endedAs, endedAt: at });
}
