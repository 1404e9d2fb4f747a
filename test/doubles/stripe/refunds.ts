/** Returns money in the double. */
import { move } from './balance';
import { type Charge, invalid, type Refund } from './objects';
import { type World } from './world';

const DEBIT_REFUND_SECONDS = 180 * 86_400;

export function refund(
  world: World,
  charge: Charge,
  request: { amount: number | undefined; metadata: Record<string, string> },
): Refund {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded') throw invalid('The charge did not succeed.', 'charge_not_refundable');
  if (charge.disputed) throw invalid('The charge is disputed.', 'charge_disputed');
  if (charge.payment_method_details.type !== 'card' && world.now() - charge.created > DEBIT_REFUND_SECONDS)
    throw invalid('The payment is too old to be refunded.');
  if (left === 0) throw invalid('The charge was refunded.', 'charge_already_refunded');
  const amount = request.amount ?? left;
  if (amount > left || amount <= 0)
    throw invalid('The amount is greater than what is left.', undefined, 'amount');
  const { refund: behaviour } = world.behaviourOf(charge.payment_method);
  const status = behaviour === 'pending' ? 'pending' : 'succeeded';
  const { currency, payment_intent } = charge;
  const refund = world.add<Refund>('refund', {
    amount,
    currency,
    charge: charge.id,
    payment_intent,
    status,
    balance_transaction: null,
    metadata: request.metadata,
  });
  const type = 'refund';
  refund.balance_transaction = move(world, { amount: -amount, fee: 0, currency, source: refund.id, type }).id;
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  world.emit('refund.created', refund);
  world.emit('charge.refunded', charge);
  if (behaviour === 'fails') setTimeout(() => endRefund(world, refund, 'failed'), 50).unref();
  return refund;
}

/** Ends a refund. A refund may fail even after it succeeded. */
export function endRefund(world: World, refund: Refund, status: 'succeeded' | 'failed'): void {
  const previous = { status: refund.status };
  refund.status = status;
  if (status === 'failed') {
    refund.failure_reason = 'expired_or_canceled_card';
    const charge = world.get<Charge>('charge', refund.charge);
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    const { amount, currency, id: source } = refund;
    move(world, { amount, fee: 0, currency, source, type: 'refund_failure' });
    world.emit('refund.failed', refund, previous);
  }
  world.emit('refund.updated', refund, previous);
}
