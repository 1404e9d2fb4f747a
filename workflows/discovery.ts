import { setCurrentDetails } from '@temporalio/workflow';
import { heavySteps } from './steps';

const { refreshTrends } = heavySteps('score what is in motion');
const { refreshGivenTogether } = heavySteps('find what is given to together');

/** One run of the hourly schedule: trends, then co-giving; a run that failed is made good by the next. */
export async function discovery(): Promise<{ charities: number; pairs: number }> {
  const atMs = Date.now();
  const charities = await refreshTrends({ atMs });
  const pairs = await refreshGivenTogether({ atMs });
  setCurrentDetails(`${charities} charities in motion, ${pairs} pairs given to together.`);
  return { charities, pairs };
}
