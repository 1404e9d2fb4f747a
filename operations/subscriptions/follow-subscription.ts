import { type Database } from '../../db/database';
import { findCharity } from '../../db/queries/charities/charities';
import { recordEvent } from '../../db/queries/events/record-events';
import { insertNotices } from '../../db/queries/platform/promise-mail';
import {
  lockSubscription,
  type Subscription,
  updateSubscription,
} from '../../db/queries/subscriptions/subscriptions';
import { dayOf, addDays, startOfDay } from '../../domain/days';
import { requireRow } from '../../domain/errors';
import { subscriptionPaymentFailed } from '../../domain/subscriptions/events';
import { lastTryOn } from '../../domain/subscriptions/subscription';
import { findPendingReason } from '../payouts/standing';
import { closeSubscription } from './close-subscription';
import { findPayment, payPeriod } from './pay-period';

export interface FollowedSubscription {
  subscription: Subscription;
  /** The time of the next step. Null once the subscription has ended. */
  nextAt: Date | null;
}

/** Takes all due steps of a subscription: bills months, retries an unpaid bill, or ends the subscription. */
export async function followSubscription(
  tx: Database,
  { subscriptionId, at }: { subscriptionId: string; at: Date },
): Promise<FollowedSubscription> {
  const today = dayOf(at);
  let subscription = requireRow(await lockSubscription(tx, subscriptionId), subscriptionId);
  while (subscription.status !== 'ended' && subscription.paidUntil <= today) {
    if (subscription.status === 'ending') {
      subscription = await closeSubscription(tx, subscription, { reason: 'cancelled', at });
      break;
    }
    const payment = await findMoney(tx, subscription, at);
    if (payment === undefined) {
      subscription = await missPayment(tx, subscription, at);
      break;
    }
    subscription = await payPeriod(tx, subscription, { payment, at });
  }
  return { subscription, nextAt: nextStep(subscription, at) };
}

async function findMoney(tx: Database, subscription: Subscription, at: Date) {
  const charity = requireRow(await findCharity(tx, subscription.charityId), subscription.charityId);
  // Money that cannot be paid out cannot pay a bill either.
  if ((await findPendingReason(tx, charity)) !== null) return undefined;
  return findPayment(tx, subscription, at);
}

/** Tells the members about the first missed payment. Ends the subscription if the last retry fails. */
async function missPayment(tx: Database, subscription: Subscription, at: Date): Promise<Subscription> {
  const { id, accountId, charityId, status, paidUntil } = subscription;
  if (dayOf(at) >= lastTryOn(paidUntil)) return closeSubscription(tx, subscription, { reason: 'unpaid', at });
  if (status === 'past_due') return subscription;
  await updateSubscription(tx, id, { status: 'past_due' });
  const missed: Subscription = { ...subscription, status: 'past_due' };
  const event = subscriptionPaymentFailed(missed, lastTryOn(paidUntil));
  await recordEvent(tx, event, { accountId, charityId }, at);
  await insertNotices(tx, { kind: 'subscription_unpaid', audience: { charityId }, subject: id });
  return missed;
}

function nextStep({ status, paidUntil }: Subscription, at: Date): Date | null {
  if (status === 'ended') return null;
  return startOfDay(status === 'past_due' ? addDays(dayOf(at), 1) : paidUntil);
}
