/** Defines the events of a subscription in wire format. */
import { z } from 'zod';
import { type Day, startOfDay } from '../days';
import { type EventOf } from '../events/event-of';
import { amount, currency, id, time } from '../events/fields';
import { type Currency, formatMoney } from '../money';
import {
  SUBSCRIPTION_END_REASONS,
  SUBSCRIPTION_KINDS,
  SUBSCRIPTION_STATUSES,
  type SubscriptionEndReason,
  type SubscriptionKind,
  type SubscriptionStatus,
} from './subscription';

const names = {
  subscription_id: id,
  charity_id: id,
  kind: z.enum(SUBSCRIPTION_KINDS),
  paid_until: time,
};
const fields = {
  ...names,
  status: z.enum(SUBSCRIPTION_STATUSES),
  end_reason: z.enum(SUBSCRIPTION_END_REASONS).nullable(),
};

export const subscriptionEvents = {
  'subscription.begun': z.strictObject(fields).meta({ description: 'A member began a subscription.' }),
  'subscription.billed': z
    .strictObject({ ...names, bill_id: id, amount, currency })
    .meta({ description: 'The balance of a charity paid a month of a subscription.' }),
  'subscription.payment_failed': z
    .strictObject({ ...names, tried_until: time })
    .meta({ description: 'The balance does not cover the next month. The platform tries again daily.' }),
  'subscription.ending': z
    .strictObject(fields)
    .meta({ description: 'A member or an operator ended a subscription. It runs to the end of its period.' }),
  'subscription.ended': z.strictObject(fields).meta({ description: 'A subscription has ended.' }),
};
type SubscriptionEvent = EventOf<typeof subscriptionEvents>;

interface PrintableSubscription {
  id: string;
  charityId: string;
  kind: SubscriptionKind;
  status: SubscriptionStatus;
  paidUntil: Day;
  endReason: SubscriptionEndReason | null;
}

type SubscriptionChange = 'begun' | 'ending' | 'ended';

/** Builds the event for a subscription that has just changed. */
export function subscriptionEvent(
  change: SubscriptionChange,
  subscription: PrintableSubscription,
): SubscriptionEvent {
  const { status, endReason } = subscription;
  const data = { ...printNames(subscription), status, end_reason: endReason };
  return { name: `subscription.${change}`, data };
}

export function subscriptionBilled(
  subscription: PrintableSubscription,
  bill: { id: string; currency: Currency; amountMinor: bigint },
): SubscriptionEvent {
  return {
    name: 'subscription.billed',
    data: {
      ...printNames(subscription),
      bill_id: bill.id,
      amount: formatMoney({ currency: bill.currency, minor: bill.amountMinor }),
      currency: bill.currency,
    },
  };
}

/** Builds the event for the first failed attempt to collect a bill. */
export function subscriptionPaymentFailed(
  subscription: PrintableSubscription,
  triedUntil: Day,
): SubscriptionEvent {
  const data = { ...printNames(subscription), tried_until: startOfDay(triedUntil).toISOString() };
  return { name: 'subscription.payment_failed', data };
}

function printNames(subscription: PrintableSubscription) {
  return {
    subscription_id: subscription.id,
    charity_id: subscription.charityId,
    kind: subscription.kind,
    paid_until: startOfDay(subscription.paidUntil).toISOString(),
  };
}
