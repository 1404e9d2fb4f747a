import { type BilledSubscription } from '../../../activities/subscriptions';
import { DAY_MS } from '../../../domain/days';
import { subscription } from '../../../workflows';
import { subscriptionMoved } from '../../../workflows/messages';
import { type Happening, inTurn, type Way, way, type Ways } from './way';

type Bill = [status: BilledSubscription['status'], nextDay: number];

/** A subscription with these bills, after which it has ended. */
function billed(bills: Bill[], happenings: Happening[] = []): Way {
  return way(subscription, (startMs) => ({
    input: [{ subscriptionId: 'subscription_1' }],
    steps: {
      billSubscription: inTurn(
        ...bills.map(([status, nextDay]) => ({ status, nextAtMs: startMs + nextDay * DAY_MS })),
        { status: 'ended', nextAtMs: null },
      ),
    },
    happenings,
    end: { result: 'ended' },
  }));
}

export const subscriptionWays: Ways = {
  'subscription-cancelled': billed(
    [
      ['active', 30],
      ['active', 60],
      ['ending', 60],
    ],
    [{ afterMs: 40 * DAY_MS, what: subscriptionMoved }],
  ),
  'subscription-unpaid': billed([
    ['active', 30],
    ['past_due', 31],
    ['past_due', 32],
  ]),
  'subscription-continued': way(subscription, (startMs) => ({
    input: [{ subscriptionId: 'subscription_1' }],
    steps: { billSubscription: () => Promise.resolve({ status: 'active', nextAtMs: startMs }) },
    isLong: true,
    end: { continuesWith: [{ subscriptionId: 'subscription_1' }] },
  })),
};
