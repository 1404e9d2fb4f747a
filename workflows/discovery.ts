import { setCurrentDetails } from '@temporalio/workflow';
import { remoteSteps } from './steps';

/** Each reads much of the database. */
const TIMES = { startToCloseTimeout: '10 minutes' } as const;
const { refreshTrends } = remoteSteps('score what is in motion', TIMES);
const { refreshGivenTogether } = remoteSteps('find what is given to together', TIMES);

/** One run of the hourly schedule: trends, then co-giving. */
export async function discovery(): Promise<{ charities: number; pairs: number }> {
  const atMs = Date.now();
  const charities = await refreshTrends({ atMs });
  const pairs = await refreshGivenTogether({ atMs });
  setCurrentDetails(`${charities} charities in motion, ${pairs} pairs given to together.`);
  return { charities, pairs };
}
