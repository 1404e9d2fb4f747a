/** Stores the days whose payout run has ended, and finds the days without one. */
import { type Day } from '../../../domain/days';
import { RUN_TIME } from '../../../domain/payouts/timing';
import { type Database } from '../../database';
import { find, save } from '../../rows';
import { type PayoutRunRow, payoutRuns } from '../../tables/payouts';

/** Stores that the run of a day has ended. Repeating is harmless. */
export async function savePayoutRun(tx: Database, run: PayoutRunRow): Promise<void> {
  await save(tx, payoutRuns, run);
}

export async function hasPayoutRunEnded(db: Database, day: Day): Promise<boolean> {
  return (await find(db, payoutRuns, { day })) !== undefined;
}

/**
 * Returns SQL that selects each `day` whose run was due before a time and has not ended. `before` is an SQL expression.
 * The first row of the table is the day of the installation, so that no earlier day is missing.
 */
export function missingPayoutDays(before: string): string {
  return `SELECT due::date AS day
    FROM generate_series((SELECT min(day) FROM payout_runs) + time '${RUN_TIME}',
      ${before} AT TIME ZONE 'UTC', interval '1 day') AS due
    WHERE NOT EXISTS (SELECT 1 FROM payout_runs r WHERE r.day = due::date)`;
}
