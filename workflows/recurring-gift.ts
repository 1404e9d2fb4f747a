import { setCurrentDetails } from '@temporalio/workflow';
import { type RecurringGiftInput } from './messages';
import { remoteSteps } from './steps';

const { makeDueGifts } = remoteSteps('make the due gifts');

/**
 * Makes every gift of a plan that is due and not made yet. So a missed, repeated or manual run neither loses
 * nor repeats a gift. This workflow does not wait for the gifts to settle. Each gift updates its plan when it
 * settles.
 */
export async function recurringGift({ recurringId }: RecurringGiftInput): Promise<number> {
  let attempted = 0;
  let more = true;
  while (more) {
    const step = await makeDueGifts({ recurringId, atMs: Date.now() });
    attempted += step.attempted;
    more = step.more;
  }
  setCurrentDetails(attempted === 0 ? 'Nothing was due.' : `Gifts attempted: ${attempted}.`);
  return attempted;
}
