/** Creates the schedules of the platform. Those of recurring gifts are in schedules.ts. */
import { type Client } from '@temporalio/client';
import { type Config } from '../config';
import { ensureDiscoverySchedule } from './discovery-schedule';
import { ensureExchangeRates } from './exchange-rates';
import { ensurePayoutRun } from './payout-run';
import { ensureReconciliation } from './reconciliation';
import { ensureReportRun } from './report-run';
import { ensureSearchCheck } from './search-check';
import { ensureUnclaimedGifts } from './unclaimed-gifts';

/** Creates those that do not exist yet. */
export async function ensureSchedules(client: Client, environment: Config['environment']): Promise<void> {
  await ensureDiscoverySchedule(client);
  await ensureSearchCheck(client);
  await ensureReconciliation(client);
  await ensurePayoutRun(client);
  await ensureReportRun(client);
  await ensureExchangeRates(client);
  await ensureUnclaimedGifts(client, environment);
}
