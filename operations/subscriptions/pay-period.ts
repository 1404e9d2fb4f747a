import { findCharity } from '../../db/queries/charities/charities';
import { recordEvent } from '../../db/queries/events/record-events';
import { findKnownUsdRate } from '../../db/queries/exchange-rates/rates';
import { findFunds, lockSpendable } from '../../db/queries/ledger/funds';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import {
  insertBill,
  lockSubscription,
  type Subscription,
  type SubscriptionBill,
  updateSubscription,
} from '../../db/queries/subscriptions/subscriptions';
import { addDays, dayOf, startOfDay } from '../../domain/days';
import { requireRow } from '../../domain/errors';
import { postSubscription } from '../../domain/ledger/subscription-posting';
import { fromUsdMinor, type Money } from '../../domain/money';
import {
  subscriptionBilled,
  subscriptionEvent,
  subscriptionPaymentFailed,
} from '../../domain/subscriptions/events';
import {
  lastTryOn,
  monthlyPriceUsdMinor,
  periodStart,
  type SubscriptionEndReason,
} from '../../domain/subscriptions/subscription';
import { newId } from '../../new-id';
import { type Act } from '../act';
import { findPendingReason } from '../payouts/payee';

/**
 * Finds a currency whose available funds cover the next month at the day's rate. Prefers US dollars. Locks these funds
 * until the transaction ends. Returns undefined if no currency has enough.
 */
export async function findPayment(
  { tx, at }: Act,
  { charityId, kind }: Pick<Subscription, 'charityId' | 'kind'>,
): Promise<Money | undefined> {
  const usdMinor = monthlyPriceUsdMinor(kind);
  const funds = await findFunds(tx, charityId, at);
  // A mutant survives: trying dollars twice has the same answer
  const currencies = funds.map(({ currency }) => currency).filter((currency) => currency !== 'USD');
  for (const currency of ['USD', ...currencies] as const) {
    const rate = currency === 'USD' ? '1' : await findKnownUsdRate(tx, currency, dayOf(at));
    if (rate === undefined) continue;
    const price = fromUsdMinor(usdMinor, currency, rate);
    if (price.minor <= 0n) continue;
    if ((await lockSpendable(tx, { charityId, currency, at })) >= price.minor) return price;
  }
  return undefined;
}

/** Books the next month of a subscription, which the caller has locked. */
export async function payPeriod(
  { tx, at }: Act,
  subscription: Subscription,
  payment: Money,
): Promise<Subscription> {
  const { id: subscriptionId, charityId, accountId, paidPeriods: period } = subscription;
  const bill: SubscriptionBill = {
    id: newId('bill'),
    subscriptionId,
    charityId,
    period,
    currency: payment.currency,
    amountMinor: payment.minor,
    paidAt: at,
  };
  await insertBill(tx, bill);
  await insertPosting(tx, {
    donationId: null,
    kind: 'subscription_billed',
    cause: bill.id,
    at,
    entries: postSubscription(bill),
  });
  const changes = {
    status: 'active',
    paidPeriods: period + 1,
    paidUntil: periodStart(subscription.beganOn, period + 1),
  } as const;
  await updateSubscription(tx, subscriptionId, changes);
  const paid = { ...subscription, ...changes };
  await recordEvent(tx, subscriptionBilled(paid, bill), { accountId, charityId }, at);
  return paid;
}

export interface FollowedSubscription {
  subscription: Subscription;
  /** The time of the next step. Null once the subscription has ended. */
  nextAt: Date | null;
}

/** Takes all due steps of a subscription: bills months, retries an unpaid bill, or ends the subscription. */
export async function followSubscription(act: Act, subscriptionId: string): Promise<FollowedSubscription> {
  const today = dayOf(act.at);
  let subscription = requireRow(await lockSubscription(act.tx, subscriptionId), subscriptionId);
  while (subscription.status !== 'ended' && subscription.paidUntil <= today) {
    if (subscription.status === 'ending') {
      subscription = await closeSubscription(act, subscription, 'cancelled');
      break;
    }
    const payment = await findMoney(act, subscription);
    if (payment === undefined) {
      subscription = await missPayment(act, subscription);
      break;
    }
    subscription = await payPeriod(act, subscription, payment);
  }
  return { subscription, nextAt: nextStep(subscription, act.at) };
}

async function findMoney(act: Act, subscription: Subscription) {
  const charity = requireRow(await findCharity(act.tx, subscription.charityId), subscription.charityId);
  // Money that cannot be paid out cannot pay a bill either.
  if ((await findPendingReason(act.tx, charity)) !== null) return undefined;
  return findPayment(act, subscription);
}

/** Tells the members about the first missed payment. Ends the subscription if the last retry fails. */
async function missPayment({ tx, at }: Act, subscription: Subscription): Promise<Subscription> {
  const { id, accountId, charityId, status, paidUntil } = subscription;
  if (dayOf(at) >= lastTryOn(paidUntil)) return closeSubscription({ tx, at }, subscription, 'unpaid');
  if (status === 'past_due') return subscription;
  await updateSubscription(tx, id, { status: 'past_due' });
  const missed: Subscription = { ...subscription, status: 'past_due' };
  const event = subscriptionPaymentFailed(missed, lastTryOn(paidUntil));
  await recordEvent(tx, event, { accountId, charityId }, at);
  await enqueueNotices(tx, { kind: 'subscription_unpaid', audience: { charityId }, subject: id });
  return missed;
}

function nextStep({ status, paidUntil }: Subscription, at: Date): Date | null {
  if (status === 'ended') return null;
  return startOfDay(status === 'past_due' ? addDays(dayOf(at), 1) : paidUntil);
}

/** Ends a subscription and its benefits, and mails the members. The caller has locked the subscription. */
export async function closeSubscription(
  { tx, at }: Act,
  subscription: Subscription,
  reason: SubscriptionEndReason,
): Promise<Subscription> {
  const { id, accountId, charityId } = subscription;
  const changes = { status: 'ended', endedAt: at, endReason: reason } as const;
  await updateSubscription(tx, id, changes);
  const ended = { ...subscription, ...changes };
  await recordEvent(tx, subscriptionEvent('ended', ended), { accountId, charityId }, at);
  await enqueueNotices(tx, { kind: 'subscription_ended', audience: { charityId }, subject: id });
  return ended;
}
