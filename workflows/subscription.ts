import { condition, continueAsNew, setCurrentDetails, setHandler, workflowInfo } from '@temporalio/workflow';
import {
  type SubscriptionInput,
  subscriptionMoved,
  subscriptionState,
  type SubscriptionView,
} from './messages';
import { remoteSteps } from './steps';

const { billSubscription } = remoteSteps('bill the subscription');

/**
 * Follows a subscription from its first month to its end. Wakes for each bill, daily while a bill is unpaid, and when
 * somebody ends the subscription. The row decides what is due, so an extra wake-up is harmless.
 */
export async function subscription(input: SubscriptionInput): Promise<string> {
  let hasMoved = false;
  let view: SubscriptionView | null = null;
  setHandler(subscriptionMoved, () => {
    hasMoved = true;
  });
  setHandler(subscriptionState, () => view);
  for (;;) {
    hasMoved = false;
    const step = { subscriptionId: input.subscriptionId, nowMs: Date.now() };
    const { status, nextAtMs } = await billSubscription(step);
    view = { status, nextAt: nextAtMs === null ? null : new Date(nextAtMs).toISOString() };
    setCurrentDetails(`The subscription is ${status}. Next step: ${view.nextAt ?? 'none'}.`);
    if (nextAtMs === null) return status;
    await condition(() => hasMoved, Math.max(1, nextAtMs - Date.now()), {
      summary: 'waiting for the next bill',
    });
    if (workflowInfo().continueAsNewSuggested) await continueAsNew<typeof subscription>(input);
  }
}
