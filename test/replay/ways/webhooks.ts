import { type RetryOutcome } from '../../../activities/webhooks';
import { MINUTE_MS } from '../../../domain/days';
import { RETRY_DELAYS_MS } from '../../../domain/webhooks/retry';
import { webhookDelivery } from '../../../workflows';
import { giveUp, retryNow } from '../../../workflows/messages';
import { type Happening, inTurn, type Way, way, type Ways, withSignal } from './way';

interface Delivery {
  /** The delays before the attempts. The last attempt has the outcome `end`. */
  delaysMs?: number[];
  beginsWhenDue?: boolean;
  /** The delivery is given up instead of its last attempt. */
  isGivenUp?: boolean;
  happenings?: Happening[];
}

function delivery(
  end: Exclude<RetryOutcome['state'], 'retrying'>,
  { delaysMs = [MINUTE_MS], beginsWhenDue = false, isGivenUp = false, happenings = [] }: Delivery = {},
): Way {
  return way(webhookDelivery, (startMs) => {
    let atMs = startMs;
    const [nextAttemptAtMs = startMs, ...later] = delaysMs.map((delayMs) => (atMs += delayMs));
    const retries = later.map((laterMs): RetryOutcome => ({ state: 'retrying', nextAttemptAtMs: laterMs }));
    return {
      input: [{ deliveryId: 'delivery_1', round: 1, nextAttemptAtMs, beginsWhenDue }],
      steps: {
        attemptDelivery: inTurn(...retries, ...(isGivenUp ? [] : [{ state: end }])),
        giveUpDelivery: inTurn({ state: end }),
      },
      happenings,
      end: { result: end },
    };
  });
}

const askedToGiveUp: Happening = { afterMs: 1_000, what: giveUp };

export const webhookWays: Ways = {
  'webhook-delivery-delivered': delivery('delivered'),
  'webhook-delivery-begun-when-due': delivery('delivered', { delaysMs: [0], beginsWhenDue: true }),
  'webhook-delivery-exhausted': delivery('failed', { delaysMs: [...RETRY_DELAYS_MS] }),
  'webhook-delivery-gone': delivery('failed', { delaysMs: [5_000, 5 * MINUTE_MS] }),
  'webhook-delivery-held': delivery('held'),
  'webhook-delivery-tried-now': delivery('delivered', {
    delaysMs: [MINUTE_MS, 5 * MINUTE_MS],
    happenings: [{ afterMs: 1_000, what: retryNow }],
  }),
  'webhook-delivery-given-up': delivery('failed', { isGivenUp: true, happenings: [askedToGiveUp] }),
  'webhook-delivery-cancelled-by-hand': delivery('outdated', {
    isGivenUp: true,
    happenings: [askedToGiveUp],
  }),
  'webhook-delivery-given-up-before-due': delivery('failed', {
    delaysMs: [0],
    beginsWhenDue: true,
    isGivenUp: true,
    happenings: [{ afterMs: 0, what: giveUp }],
  }),
  'webhook-delivery-given-up-during-attempt': way(webhookDelivery, (startMs) => ({
    input: [{ deliveryId: 'delivery_1', round: 1, nextAttemptAtMs: startMs + MINUTE_MS }],
    steps: {
      attemptDelivery: withSignal(giveUp, { state: 'retrying', nextAttemptAtMs: startMs + 5 * MINUTE_MS }),
      giveUpDelivery: inTurn({ state: 'failed' }),
    },
    end: { result: 'failed' },
  })),
};
