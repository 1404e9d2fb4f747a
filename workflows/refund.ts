import { patched, setCurrentDetails, sleep } from '@temporalio/workflow';
import { type RefundInput } from './messages';
import { earlierLocalSteps, REMOTE_STEPS, remoteSteps } from './steps';

const SETTLING = 'refund the charge, then book the refund';

/** Refunds all or part of a gift. Repeats the request under the refund's id until the processor ends the refund. */
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
