import { condition, patched, setCurrentDetails, setHandler } from '@temporalio/workflow';
import { type RefundInput, refundMoved } from './messages';
import { earlierLocalSteps, REMOTE_STEPS, remoteSteps } from './steps';

const SETTLING = 'refund the charge, then book the refund';

/**
 * Refunds all or part of a gift. Repeats the request with the same refund id until the processor completes or
 * refuses the refund. It asks again when an event of the processor arrives, or after the time that the
 * processor names.
 */
export async function refund({ refundId }: RefundInput): Promise<string> {
  let hasMoved = false;
  setHandler(refundMoved, () => {
    hasMoved = true;
  });
  const { settleRefund } = patched(REMOTE_STEPS) ? remoteSteps(SETTLING) : earlierLocalSteps(SETTLING);
  let outcome = await settleRefund({ refundId });
  while (outcome.status === 'pending') {
    const waitMs = Math.max(1, outcome.checkAgainInMs);
    await condition(() => hasMoved, waitMs, { summary: 'waiting for the processor' });
    hasMoved = false;
    outcome = await settleRefund({ refundId });
  }
  setCurrentDetails(`The refund is ${outcome.status}.`);
  return outcome.status;
}
