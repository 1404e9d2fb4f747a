import { setCurrentDetails, sleep } from '@temporalio/workflow';
import { type RecurringRetryInput } from './messages';
import { shortSteps } from './steps';

const { retryGift } = shortSteps('charge again');

/** Waits for the day of another attempt at an occurrence and makes it, unless the plan was changed meanwhile. */
export async function recurringRetry(input: RecurringRetryInput): Promise<string> {
  const waitMs = input.dueAtMs - Date.now();
  if (waitMs > 0) await sleep(waitMs, { summary: 'waiting for the next attempt' });
  const wasMade = await retryGift({ ...input, atMs: Date.now() });
  const outcome = wasMade ? 'attempted' : 'outdated';
  setCurrentDetails(`The attempt is ${outcome}.`);
  return outcome;
}
