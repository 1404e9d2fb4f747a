import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { recordEvent } from '../../db/queries/events/record-events';
import {
  findRunning,
  insertSubscription,
  lockSubscriber,
  type Subscription,
} from '../../db/queries/subscriptions/subscriptions';
import { type Charity } from '../../db/queries/charities/charities';
import { dayOf } from '../../domain/days';
import { GivingError } from '../../domain/errors';
import { formatMoney } from '../../domain/money';
import { PENDING_EXPLANATIONS } from '../../domain/payouts/standing';
import { subscriptionEvent } from '../../domain/subscriptions/events';
import { monthlyPriceUsdMinor, type SubscriptionKind } from '../../domain/subscriptions/subscription';
import { newId } from '../../new-id';
import { findPendingReason } from '../payouts/standing';
import { findPayment, payPeriod } from './pay-period';
import { startSubscription } from './start-subscription';

export interface Beginning {
  charity: Charity;
  kind: SubscriptionKind;
  actor: Pick<Actor, 'userId' | 'accountId'>;
  at: Date;
}

/**
 * Begins a subscription and bills its first month. Throws CONFLICT if the charity already has one of this kind. Throws
 * INSUFFICIENT_FUNDS if the charity's balance does not cover the month.
 */
export async function beginSubscription(tx: Database, beginning: Beginning): Promise<Subscription> {
  const { charity, kind, actor, at } = beginning;
  await lockSubscriber(tx, charity.id);
  if ((await findRunning(tx, charity.id, kind)) !== undefined) {
    throw new GivingError(
      'CONFLICT',
      'The charity already has this subscription. A new one can begin once it has ended.',
    );
  }
  const subscription = buildSubscription(beginning);
  const payment = await requirePayment(tx, beginning);
  await insertSubscription(tx, subscription);
  const paid = await payPeriod(tx, subscription, { payment, at });
  const audience = { accountId: actor.accountId, charityId: charity.id };
  await recordEvent(tx, subscriptionEvent('begun', paid), audience, at);
  await startSubscription(tx, subscription);
  return paid;
}

async function requirePayment(tx: Database, { charity, kind, at }: Beginning) {
  const required = formatMoney({ currency: 'USD', minor: monthlyPriceUsdMinor(kind) });
  const reason = await findPendingReason(tx, charity);
  if (reason !== null) {
    throw new GivingError('INSUFFICIENT_FUNDS', `The money is pending. ${PENDING_EXPLANATIONS[reason]}`, {
      required,
      currency: 'USD',
      pending_reason: reason,
    });
  }
  const payment = await findPayment(tx, { charityId: charity.id, kind }, at);
  if (payment !== undefined) return payment;
  const message = 'No currency of the balance covers the first month.';
  throw new GivingError('INSUFFICIENT_FUNDS', message, { required, currency: 'USD' });
}

function buildSubscription({ charity, kind, actor, at }: Beginning): Subscription {
  const beganOn = dayOf(at);
  return {
    id: newId('subscription'),
    charityId: charity.id,
    kind,
    userId: actor.userId,
    accountId: actor.accountId,
    status: 'active',
    beganOn,
    paidPeriods: 0,
    paidUntil: beganOn,
    createdAt: at,
    endedAt: null,
    endReason: null,
  };
}
