import { patched, setCurrentDetails, sleep } from '@temporalio/workflow';
import { type RefundInput } from './messages';
import { earlierLocalSteps, REMOTE_STEPS, remoteSteps } from './steps';

const SETTLING = 'give the money back, then book it';

/** Gives a part or all of a gift back; idempotent by the refund's id, for as long as the processor takes. */
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
