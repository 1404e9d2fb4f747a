import { type Database } from '../../db/database';
import { type Charity } from '../../db/queries/charities/charities';
import { recordEvent } from '../../db/queries/events/record-events';
import { enqueueSignals } from '../../db/queries/platform/enqueue-workflows';
import {
  findRunning,
  insertSubscription,
  lockSubscriber,
  lockSubscription,
  type Subscription,
  updateSubscription,
} from '../../db/queries/subscriptions/subscriptions';
import { type Actor } from '../../domain/access/actor';
import { dayOf } from '../../domain/days';
import { GivingError, notFound, requireRow } from '../../domain/errors';
import { formatMoney } from '../../domain/money';
import { PENDING_EXPLANATIONS } from '../../domain/payouts/payee';
import { subscriptionEvent } from '../../domain/subscriptions/events';
import { monthlyPriceUsdMinor, type SubscriptionKind } from '../../domain/subscriptions/subscription';
import { newId } from '../../new-id';
import { type Act, type ActOf } from '../act';
import { findPendingReason } from '../payouts/payee';
import { closeSubscription, findPayment, payPeriod } from './pay-period';
import { startSubscription } from './start-subscription';

type MembersAct = ActOf<Pick<Actor, 'userId' | 'accountId'>>;

export interface Beginning {
  charity: Charity;
  kind: SubscriptionKind;
}

/**
 * Begins a subscription and bills its first month. Throws CONFLICT if the charity already has one of this kind. Throws
 * INSUFFICIENT_FUNDS if the charity's balance does not cover the month.
 */
export async function beginSubscription(act: MembersAct, beginning: Beginning): Promise<Subscription> {
  const { tx, at, actor } = act;
  const { charity, kind } = beginning;
  await lockSubscriber(tx, charity.id);
  if ((await findRunning(tx, charity.id, kind)) !== undefined) {
    throw new GivingError(
      'CONFLICT',
      'The charity already has this subscription. A new one can begin once it has ended.',
    );
  }
  const subscription = buildSubscription(act, beginning);
  const payment = await requirePayment(act, beginning);
  await insertSubscription(tx, subscription);
  const paid = await payPeriod(act, subscription, payment);
  const audience = { accountId: actor.accountId, charityId: charity.id };
  await recordEvent(tx, subscriptionEvent('begun', paid), audience, at);
  await startSubscription(tx, subscription);
  return paid;
}

async function requirePayment(act: Act, { charity, kind }: Beginning) {
  const required = formatMoney({ currency: 'USD', minor: monthlyPriceUsdMinor(kind) });
  const reason = await findPendingReason(act.tx, charity);
  if (reason !== null) {
    throw new GivingError('INSUFFICIENT_FUNDS', `The money is pending. ${PENDING_EXPLANATIONS[reason]}`, {
      required,
      currency: 'USD',
      pending_reason: reason,
    });
  }
  const payment = await findPayment(act, { charityId: charity.id, kind });
  if (payment !== undefined) return payment;
  const message = 'No currency of the balance covers the first month.';
  throw new GivingError('INSUFFICIENT_FUNDS', message, { required, currency: 'USD' });
}

function buildSubscription({ at, actor }: MembersAct, { charity, kind }: Beginning): Subscription {
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

export interface Ending {
  charityId: string;
  kind: SubscriptionKind;
}

/** Cancels a subscription. It ends after the paid period, or at once if its bill is unpaid. Repeating is harmless. */
export async function endSubscription({ tx, at }: Act, { charityId, kind }: Ending): Promise<Subscription> {
  const running = await findRunning(tx, charityId, kind);
  if (running === undefined) throw notFound('subscription of this kind');
  const subscription = requireRow(await lockSubscription(tx, running.id), running.id);
  if (subscription.status === 'ended' || subscription.status === 'ending') return subscription;
  if (subscription.status === 'past_due') {
    const ended = await closeSubscription({ tx, at }, subscription, 'cancelled');
    await wake(tx, ended.id);
    return ended;
  }
  await updateSubscription(tx, subscription.id, { status: 'ending' });
  const ending: Subscription = { ...subscription, status: 'ending' };
  const audience = { accountId: subscription.accountId, charityId };
  await recordEvent(tx, subscriptionEvent('ending', ending), audience, at);
  return ending;
}

async function wake(tx: Database, subscriptionId: string): Promise<void> {
  await enqueueSignals(tx, [
    { workflowType: 'subscription', workflowId: subscriptionId, signal: 'subscriptionMoved' },
  ]);
}
