import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { findKnownUsdRate } from '../../db/queries/exchange-rates/rates';
import { findFunds, lockSpendable } from '../../db/queries/ledger/funds';
import { insertPosting } from '../../db/queries/ledger/ledger';
import {
  insertBill,
  type Subscription,
  type SubscriptionBill,
  updateSubscription,
} from '../../db/queries/subscriptions/subscriptions';
import { dayOf } from '../../domain/days';
import { postSubscription } from '../../domain/ledger/subscription-posting';
import { fromUsdMinor, type Money } from '../../domain/money';
import { subscriptionBilled } from '../../domain/subscriptions/events';
import { monthlyPriceUsdMinor, periodStart } from '../../domain/subscriptions/subscription';
import { newId } from '../../new-id';

/**
 * Finds a currency whose available funds cover the next month at the day's rate. Prefers US dollars. Locks these funds
 * until the transaction ends. Returns undefined if no currency has enough.
 */
export async function findPayment(
  tx: Database,
  { charityId, kind }: Pick<Subscription, 'charityId' | 'kind'>,
  at: Date,
): Promise<Money | undefined> {
  const usdMinor = monthlyPriceUsdMinor(kind);
  const funds = await findFunds(tx, charityId, at);
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
  tx: Database,
  subscription: Subscription,
  { payment, at }: { payment: Money; at: Date },
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
