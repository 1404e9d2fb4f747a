import { setCurrentDetails } from '@temporalio/workflow';
import { remoteSteps } from './steps';

/** Both steps take long, because they read a large part of the database. */
const TIMES = { startToCloseTimeout: '10 minutes' } as const;
const { refreshTrends } = remoteSteps('score trending charities', TIMES);
const { refreshGivenTogether } = remoteSteps('find charities that share donors', TIMES);

/**
 * Refreshes the trend scores, then the pairs of charities that share donors. A schedule runs it every hour.
 */
export async function discovery(): Promise<{ charities: number; pairs: number }> {
  const atMs = Date.now();
  const charities = await refreshTrends({ atMs });
  const pairs = await refreshGivenTogether({ atMs });
  setCurrentDetails(`${charities} charities have a trend score, ${pairs} pairs share donors.`);
  return { charities, pairs };
}
