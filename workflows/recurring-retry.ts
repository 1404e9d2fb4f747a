import { patched, setCurrentDetails, sleep } from '@temporalio/workflow';
import { type RecurringRetryInput } from './messages';
import { earlierLocalSteps, REMOTE_STEPS, remoteSteps } from './steps';

const RETRYING = 'retry the charge';

/** Waits until a retry is due, then attempts the gift again. The activity skips outdated retries. */
export async function recurringRetry(input: RecurringRetryInput): Promise<string> {
  const { retryGift } = patched(REMOTE_STEPS) ? remoteSteps(RETRYING) : earlierLocalSteps(RETRYING);
  const waitMs = input.dueAtMs - Date.now();
  if (waitMs > 0) await sleep(waitMs, { summary: 'waiting for the next attempt' });
  const wasMade = await retryGift({ ...input, atMs: Date.now() });
  const outcome = wasMade ? 'attempted' : 'outdated';
  setCurrentDetails(`Outcome: ${outcome}.`);
  return outcome;
}
