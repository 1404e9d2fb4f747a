/** The events of a subscription: each fits its schema, and days are the start of the day in UTC. */
import { checkEvent } from '../../../domain/events/event';
import {
  subscriptionBilled,
  subscriptionEvent,
  subscriptionPaymentFailed,
} from '../../../domain/subscriptions/events';

const subscription = {
  id: 'subscription_1',
  charityId: 'charity_1',
  kind: 'api_premium',
  status: 'ended',
  paidUntil: '2026-12-31',
  endReason: 'unpaid',
} as const;
const common = {
  subscription_id: 'subscription_1',
  charity_id: 'charity_1',
  kind: 'api_premium',
  paid_until: '2026-12-31T00:00:00.000Z',
};

it.each(['begun', 'ending', 'ended'] as const)('a subscription that is %s', (change) => {
  const event = subscriptionEvent(change, subscription);
  checkEvent(event);
  expect(event).toEqual({
    name: `subscription.${change}`,
    data: { ...common, status: 'ended', end_reason: 'unpaid' },
  });
});

it('a paid month has its bill in the currency that paid it', () => {
  const event = subscriptionBilled(subscription, { id: 'bill_1', currency: 'EUR', amountMinor: 9_250n });
  checkEvent(event);
  expect(event).toEqual({
    name: 'subscription.billed',
    data: { ...common, bill_id: 'bill_1', amount: '92.50', currency: 'EUR' },
  });
});

it('a missed payment says until when it is tried again', () => {
  const event = subscriptionPaymentFailed(subscription, '2027-01-14');
  checkEvent(event);
  expect(event).toEqual({
    name: 'subscription.payment_failed',
    data: { ...common, tried_until: '2027-01-14T00:00:00.000Z' },
  });
});
