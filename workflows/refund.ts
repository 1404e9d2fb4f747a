import { patched, setCurrentDetails, sleep } from '@temporalio/workflow';
import { type RefundInput } from './messages';
import { earlierLocalSteps, REMOTE_STEPS, remoteSteps } from './steps';

const SETTLING = 'refund the charge, then book the refund';

/** Refunds part or all of a gift. Polls the processor until the refund ends. Each request repeats the refund's id. */
export async function refund({ refundId }: RefundInput): Promise<string> {
  const { settleRefund } = patched(REMOTE_STEPS) ? remoteSteps(SETTLING) : earlierLocalSteps(SETTLING);
  let outcome = await settleRefund({ refundId });
  while (outcome.status === 'pending') {
    await sleep(Math.max(1, outcome.checkAgainInMs), { summary: 'waiting for the processor' });
    outcome = await settleRefund({ refundId });
  }
  setCurrentDetails(`The refund is ${outcome.status}.`);
  return outcome.status;
}
