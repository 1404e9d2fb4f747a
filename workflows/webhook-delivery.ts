import { condition, setCurrentDetails, setHandler } from '@temporalio/workflow';
import {
  deliveryState,
  giveUp,
  retryNow,
  type WebhookDeliveryInput,
  type WebhookDeliveryState,
} from './messages';
import { localSteps, remoteSteps } from './steps';

/**
 * Retries one webhook until it is delivered or has failed permanently. Also ends if the endpoint is paused or
 * disabled, or if a redelivery replaces this run. The activity decides when the next attempt is due. An
 * operator can send a signal to retry now or to give up.
 */
export async function webhookDelivery(input: WebhookDeliveryInput): Promise<string> {
  const retry = { deliveryId: input.deliveryId, round: input.round };
  let state: WebhookDeliveryState['state'] = 'retrying';
  let nextAttemptAtMs = input.nextAttemptAtMs;
  let isDue = input.beginsWhenDue === true;
  let wanted: 'schedule' | 'now' | 'end' = 'schedule';
  setHandler(retryNow, () => {
    if (wanted === 'schedule') wanted = 'now';
  });
  setHandler(giveUp, () => {
    wanted = 'end';
  });
  setHandler(deliveryState, () => ({
    state,
    nextAttemptAt: state === 'retrying' ? new Date(nextAttemptAtMs).toISOString() : null,
  }));
  const isAsked = () => wanted !== 'schedule';

  while (state === 'retrying') {
    if (!isDue) {
      const waitMs = Math.max(1, nextAttemptAtMs - Date.now());
      await condition(isAsked, waitMs, { summary: 'waiting for the next attempt' });
    }
    isDue = false;
    const outcome = (wanted as string) === 'end' ? await endRetries(retry) : await attempt(retry);
    // Resets only `now`. An `end` may have arrived during the attempt and must stay.
    if ((wanted as string) === 'now') wanted = 'schedule';
    state = outcome.state;
    if (outcome.state === 'retrying') nextAttemptAtMs = outcome.nextAttemptAtMs;
  }
  setCurrentDetails(`The delivery is ${state}.`);
  return state;
}

const attempt = (retry: { deliveryId: string; round: number }) =>
  remoteSteps('attempt the delivery').attemptDelivery(retry);

const endRetries = (retry: { deliveryId: string; round: number }) =>
  localSteps('give up the delivery').giveUpDelivery(retry);
