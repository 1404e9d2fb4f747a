/** Creates the schedules of the platform itself. `schedules.ts` maintains the schedules of recurring gifts. */
import { type Client } from '@temporalio/client';
import { type Config } from '../config';
import { ensureDiscoverySchedule } from './discovery-schedule';
import { ensureExchangeRates } from './exchange-rates';
import { ensurePayoutRun } from './payout-run';
import { ensureReconciliation } from './reconciliation';
import { ensureReportRun } from './report-run';
import { ensureSearchCheck } from './search-check';
import { ensureUnclaimedGifts } from './unclaimed-gifts';

/** Creates each schedule that does not exist yet. */
export async function ensureSchedules(client: Client, environment: Config['environment']): Promise<void> {
  await ensureDiscoverySchedule(client);
  await ensureSearchCheck(client);
  await ensureReconciliation(client);
  await ensurePayoutRun(client);
  await ensureReportRun(client);
  await ensureExchangeRates(client);
  await ensureUnclaimedGifts(client, environment);
}
