import { patched, setCurrentDetails } from '@temporalio/workflow';
import { type RecurringGiftInput } from './messages';
import { earlierLocalSteps, REMOTE_STEPS, remoteSteps } from './steps';

const MAKING = 'make the gifts that are due';

/**
 * One run of a plan's schedule: makes every gift that is due and not made yet, so that a run that was missed, doubled or
 * triggered by hand neither loses nor repeats one. It does not wait: the end of each gift carries over to its plan.
 */
export async function recurringGift({ recurringId }: RecurringGiftInput): Promise<number> {
  const { makeDueGifts } = patched(REMOTE_STEPS) ? remoteSteps(MAKING) : earlierLocalSteps(MAKING);
  let attempted = 0;
  let more = true;
  while (more) {
    const step = await makeDueGifts({ recurringId, atMs: Date.now() });
    attempted += step.attempted;
    more = step.more;
  }
  setCurrentDetails(attempted === 0 ? 'Nothing was due.' : `Gifts that were due: ${attempted}.`);
  return attempted;
}
