import { condition, setCurrentDetails, setHandler } from '@temporalio/workflow';
import { type RefundOutcome } from '../activities/refunds';
import { type RefundInput, refundMoved } from './messages';
import { remoteSteps, unlessCancelled } from './steps';

const { cancelRefund } = remoteSteps('cancel the refund unless the processor was asked');
const { settleRefund } = remoteSteps('refund the charge, then book the refund');

/**
 * Refunds all or part of a gift. Repeats the request with the same refund id until the processor completes or
 * refuses the refund. It asks again when an event of the processor arrives, or after the time that the
 * processor names. If an operator cancels the run before the processor was asked, the refund fails. Later, it goes on.
 */
export async function refund({ refundId }: RefundInput): Promise<string> {
  let hasMoved = false;
  setHandler(refundMoved, () => {
    hasMoved = true;
  });
  const follow = async (first: RefundOutcome) => {
    let outcome = first;
    while (outcome.status === 'pending') {
      const waitMs = Math.max(1, outcome.checkAgainInMs);
      await condition(() => hasMoved, waitMs, { summary: 'waiting for the processor' });
      hasMoved = false;
      outcome = await settleRefund({ refundId });
    }
    return outcome.status;
  };
  const status = await unlessCancelled(
    async () => follow(await settleRefund({ refundId })),
    async () => follow(await cancelRefund({ refundId })),
  );
  setCurrentDetails(`The refund is ${status}.`);
  return status;
}
