/** What happens to money in the double: payments, and what their test methods do to them. */
import { move } from './balance';
import { openDispute, returnDebit } from './disputes';
import {
  type Charge,
  DoubleError,
  invalid,
  type PaymentError,
  type PaymentIntent,
  type PaymentMethod,
} from './objects';
import { type World } from './world';

export interface Confirmation {
  isOffSession: boolean;
  /** True if a mandate came with the request. */
  hasMandate: boolean;
  /** True after the donor has confirmed with the issuer. */
  isAuthenticated: boolean;
}

/** Confirms a payment as its test method says. Throws the answer 402 if it is declined. */
export function confirm(world: World, intent: PaymentIntent, how: Confirmation): PaymentIntent {
  const method = world.get<PaymentMethod>('payment_method', intent.payment_method ?? '', 'payment_method');
  const behaviour = world.behaviourOf(method.id);
  if (!intent.payment_method_types.includes(method.type)) {
    throw invalid(
      `The payment method type ${method.type} is not allowed.`,
      'payment_intent_invalid_parameter',
    );
  }
  if (method.type !== 'card') return beginDebit(world, intent, method, how);
  if (behaviour.authenticates === 'always' && !how.isAuthenticated) {
    if (how.isOffSession) {
      throw decline(world, intent, method, {
        code: 'authentication_required',
        decline_code: 'authentication_required',
      });
    }
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
    world.emit('payment_intent.requires_action', intent);
    return intent;
  }
  if (behaviour.decline !== undefined) throw decline(world, intent, method, behaviour.decline);
  addCharge(world, intent, method, 'succeeded');
  return succeed(world, intent);
}

function beginDebit(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  { hasMandate }: Confirmation,
): PaymentIntent {
  const currency = method.type === 'sepa_debit' ? 'eur' : 'usd';
  if (intent.currency !== currency) {
    throw invalid('The currency is not taken.', 'payment_method_currency_mismatch', 'currency');
  }
  if (!hasMandate && !world.hasMandate(method.id)) {
    throw invalid('There is no mandate.', 'payment_intent_mandate_invalid', 'payment_method');
  }
  intent.status = 'processing';
  addCharge(world, intent, method, 'pending');
  world.emit('charge.pending', chargeOf(world, intent));
  world.emit('payment_intent.processing', intent);
  const { bankDebitMs } = world;
  if (bankDebitMs !== undefined && world.behaviourOf(method.id).staysProcessing !== true) {
    setTimeout(() => endDebit(world, intent), bankDebitMs).unref();
  }
  return intent;
}

/** Ends a debit as its test account says, or with the given failure. */
export function endDebit(world: World, intent: PaymentIntent, failure?: string): void {
  if (intent.status !== 'processing') return;
  const method = world.get<PaymentMethod>('payment_method', intent.payment_method ?? '');
  const cause = failure === undefined ? world.behaviourOf(method.id).decline : { code: failure };
  if (cause === undefined) succeed(world, intent);
  else decline(world, intent, method, cause);
}

function addCharge(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  status: Charge['status'],
): Charge {
  const { amount, currency, customer, metadata } = intent;
  const charge = world.add<Charge>('charge', {
    amount,
    amount_refunded: 0,
    currency,
    customer,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: method.type, [method.type]: method[method.type] },
    status,
    paid: false,
    refunded: false,
    disputed: false,
    failure_code: null,
    outcome: { type: status === 'failed' ? 'issuer_declined' : 'authorized', reason: null },
    balance_transaction: null,
    metadata: { ...metadata },
  });
  intent.latest_charge = charge.id;
  return charge;
}

export function chargeOf(world: World, { latest_charge: charge }: PaymentIntent): Charge {
  return world.get<Charge>('charge', charge ?? '');
}

function succeed(world: World, intent: PaymentIntent): PaymentIntent {
  const charge = chargeOf(world, intent);
  const { amount, currency } = charge;
  const isCard = charge.payment_method_details.type === 'card';
  const fee = isCard ? Math.round(amount * 0.029) + 30 : Math.min(500, Math.round(amount * 0.008));
  charge.status = 'succeeded';
  charge.paid = true;
  charge.balance_transaction = move(world, { amount, fee, currency, source: charge.id, type: 'charge' }).id;
  intent.status = 'succeeded';
  intent.amount_received = amount;
  intent.next_action = null;
  intent.last_payment_error = null;
  world.emit('charge.succeeded', charge);
  world.emit('payment_intent.succeeded', intent);
  const { dispute, returnCode } = world.behaviourOf(charge.payment_method);
  if (dispute !== undefined) openDispute(world, charge, dispute);
  if (returnCode !== undefined) returnDebit(world, charge, returnCode);
  return intent;
}

/** Fails the payment and returns the answer that says so. */
export function decline(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  cause: { code: string; decline_code?: string },
): DoubleError {
  const charge =
    intent.status === 'processing' ? chargeOf(world, intent) : addCharge(world, intent, method, 'failed');
  charge.status = 'failed';
  charge.failure_code = cause.code;
  charge.outcome.reason = cause.decline_code ?? cause.code;
  const error: PaymentError = {
    type: 'card_error',
    message: `Stripe says: ${cause.code} for ${method.id}`,
    ...cause,
    payment_method: method,
  };
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = error;
  world.emit('charge.failed', charge);
  world.emit('payment_intent.payment_failed', intent);
  return new DoubleError(402, { ...error, payment_intent: structuredClone(intent) });
}
