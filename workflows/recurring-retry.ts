import { setCurrentDetails, sleep } from '@temporalio/workflow';
import { type RecurringRetryInput } from './messages';
import { localSteps, remoteSteps, unlessCancelled } from './steps';

const { skipRetry } = localSteps('skip the occurrence');
const { retryGift } = remoteSteps('retry the charge');

/**
 * Waits until a retry is due, then attempts the gift again. The activity skips outdated retries. If an operator cancels
 * the run, the occurrence is skipped.
 */
export async function recurringRetry(input: RecurringRetryInput): Promise<string> {
  const outcome = await unlessCancelled(
    async () => {
      const waitMs = input.dueAtMs - Date.now();
      if (waitMs > 0) await sleep(waitMs, { summary: 'waiting for the next attempt' });
      return (await retryGift({ ...input, atMs: Date.now() })) ? 'attempted' : 'outdated';
    },
    async () => ((await skipRetry(input)) ? 'skipped' : 'outdated'),
  );
  setCurrentDetails(`Outcome: ${outcome}.`);
  return outcome;
}
