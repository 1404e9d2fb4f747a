/** Payments, refunds, disputes, balance transactions and events. */
import { type Call, checkSecret, type Endpoint, pageOf, required } from './call';
import { isTrue, listOf, metadataOf, textOf } from './form';
import {
  type BalanceTransaction,
  type Charge,
  type Customer,
  type Dispute,
  DoubleError,
  type Event,
  invalid,
  type Item,
  type PaymentIntent,
  type PaymentMethod,
  type Refund,
} from './objects';
import { closeDispute } from './disputes';
import { chargeOf, confirm, decline } from './payments';
import { refund } from './refunds';
import { methodFromForm, methodOf } from './source-endpoints';
import { type World } from './world';

/** Stripe takes no less than these, in minor units. */
const LEAST: Record<string, number> = { usd: 50, eur: 50, gbp: 30, jpy: 50 };

function createPayment(call: Call): PaymentIntent {
  const { world, params } = call;
  const amount = Number(required(params, 'amount'));
  const currency = required(params, 'currency');
  if (!Number.isInteger(amount) || amount < 1)
    throw invalid('Invalid integer.', 'parameter_invalid_integer', 'amount');
  if (amount < (LEAST[currency] ?? 1)) throw invalid('Amount too small.', 'amount_too_small', 'amount');
  const customer = textOf(params, 'customer') ?? null;
  if (customer !== null) world.get<Customer>('customer', customer, 'customer');
  const types = listOf(params, 'allowed_payment_method_types');
  const named = textOf(params, 'payment_method');
  const method = named === undefined ? undefined : methodOf(world, named);
  if (method !== undefined) requireOwner(method, customer, isTrue(params, 'off_session'));
  const intent = world.add<PaymentIntent>('payment_intent', {
    amount,
    amount_received: 0,
    currency,
    customer,
    status: method === undefined ? 'requires_payment_method' : 'requires_confirmation',
    client_secret: '',
    payment_method: method?.id ?? null,
    payment_method_types: types.length > 0 ? types : ['card'],
    metadata: metadataOf(params),
    next_action: null,
    cancellation_reason: null,
    latest_charge: null,
    last_payment_error: null,
    setup_future_usage: textOf(params, 'setup_future_usage') ?? null,
    statement_descriptor_suffix: textOf(params, 'statement_descriptor_suffix') ?? null,
    canceled_at: null,
  });
  intent.client_secret = `${intent.id}_secret_${intent.id.slice(-12)}`;
  world.emit('payment_intent.created', intent);
  if (!isTrue(params, 'confirm') || call.breaksMidway) return intent;
  const isOffSession = isTrue(params, 'off_session');
  return confirm(world, intent, { isOffSession, hasMandate: hasMandate(call), isAuthenticated: false });
}

function requireOwner(
  { customer: owner }: PaymentMethod,
  customer: string | null,
  isOffSession: boolean,
): void {
  if (owner === customer) return;
  if (owner === null && !isOffSession) return;
  const message = 'The payment method does not belong to the customer.';
  throw invalid(message, 'payment_method_unexpected_state', 'payment_method');
}

function hasMandate({ params }: Call): boolean {
  return params.mandate_data !== undefined || params.mandate !== undefined;
}

function paymentOf(call: Call): PaymentIntent {
  const intent = call.world.get<PaymentIntent>('payment_intent', call.id, 'intent');
  checkSecret(call, intent.client_secret);
  return intent;
}

function requireStatus(intent: PaymentIntent, statuses: string[]): PaymentIntent {
  if (statuses.includes(intent.status)) return intent;
  const message = `This PaymentIntent is ${intent.status}.`;
  const names = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' };
  throw new DoubleError(400, { ...names, message, payment_intent: structuredClone(intent) });
}

const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

function confirmPayment(call: Call): PaymentIntent {
  const { world, params } = call;
  const intent = requireStatus(paymentOf(call), OPEN);
  const isNamed = params.payment_method !== undefined || params.payment_method_data !== undefined;
  if (isNamed) intent.payment_method = methodFromForm(world, call).id;
  const isOffSession = isTrue(params, 'off_session');
  return confirm(world, intent, { isOffSession, hasMandate: hasMandate(call), isAuthenticated: false });
}

/** The donor has confirmed with the issuer, or refused. */
export function authenticate(world: World, intent: PaymentIntent, isApproved: boolean): PaymentIntent {
  requireStatus(intent, ['requires_action']);
  if (isApproved) {
    try {
      return confirm(world, intent, { isOffSession: false, hasMandate: false, isAuthenticated: true });
    } catch (error) {
      if (error instanceof DoubleError && error.status === 402) return intent;
      throw error;
    }
  }
  const method = world.get<PaymentMethod>('payment_method', intent.payment_method ?? '');
  decline(world, intent, method, { code: 'payment_intent_authentication_failure' });
  return intent;
}

function cancelPayment(call: Call): PaymentIntent {
  const intent = requireStatus(paymentOf(call), OPEN);
  intent.status = 'canceled';
  intent.canceled_at = call.world.now();
  intent.cancellation_reason = textOf(call.params, 'cancellation_reason') ?? null;
  intent.next_action = null;
  // Stripe clears the error whenever an intent is updated.
  intent.last_payment_error = null;
  call.world.emit('payment_intent.canceled', intent);
  return intent;
}

function createRefund({ world, params }: Call): Refund {
  const named = textOf(params, 'payment_intent');
  const intent =
    named === undefined ? undefined : world.get<PaymentIntent>('payment_intent', named, 'payment_intent');
  const charge =
    intent === undefined
      ? world.get<Charge>('charge', required(params, 'charge'), 'charge')
      : chargeOf(world, intent);
  const amount = textOf(params, 'amount');
  const metadata = metadataOf(params);
  return refund(world, charge, { amount: amount === undefined ? undefined : Number(amount), metadata });
}

/** Takes evidence. `winning_evidence` and `losing_evidence` decide the dispute at once, as in Stripe's test mode. */
function updateDispute({ world, id, params }: Call): Dispute {
  const dispute = world.get<Dispute>('dispute', id, 'dispute');
  const evidence = params.evidence;
  if (typeof evidence === 'object') {
    for (const [name, value] of Object.entries(evidence)) {
      if (typeof value === 'string') dispute.evidence[name] = value;
    }
    dispute.evidence_details.has_evidence = true;
  }
  Object.assign(dispute.metadata, metadataOf(params));
  if (isTrue(params, 'submit')) {
    if (!dispute.status.endsWith('needs_response')) throw invalid('The dispute takes no evidence.');
    dispute.evidence_details.submission_count += 1;
    dispute.status = dispute.status === 'needs_response' ? 'under_review' : 'warning_under_review';
  }
  world.emit('charge.dispute.updated', dispute);
  const text = dispute.evidence.uncategorized_text ?? '';
  if (dispute.status === 'under_review' && text.includes('winning_evidence'))
    closeDispute(world, dispute, 'won');
  if (dispute.status === 'under_review' && text.includes('losing_evidence'))
    closeDispute(world, dispute, 'lost');
  return dispute;
}

/** A list whose filters are equal fields. */
function listing<T extends Item>(object: T['object'], url: string, filters: string[]): Endpoint {
  return {
    takes: [...filters, 'limit', 'starting_after', 'ending_before', 'created'],
    handle: ({ world, params }) => {
      const matches = (item: T) =>
        filters.every((name) => {
          const wanted = textOf(params, name);
          return wanted === undefined || (item as T & Record<string, unknown>)[name] === wanted;
        });
      return pageOf(world.list<T>(object).filter(matches), params, url);
    },
  };
}

function reading<T extends Item>(object: T['object']): Endpoint {
  return { takes: [], handle: ({ world, id }) => world.get<T>(object, id) };
}

export const PAYMENT_ENDPOINTS: Record<string, Endpoint> = {
  'POST /v1/payment_intents': {
    takes: [
      'amount',
      'currency',
      'customer',
      'payment_method',
      'allowed_payment_method_types',
      'confirm',
      'off_session',
      'setup_future_usage',
      'statement_descriptor_suffix',
      'use_stripe_sdk',
      'metadata',
      'description',
      'mandate',
      'mandate_data',
    ],
    handle: createPayment,
  },
  'GET /v1/payment_intents': listing<PaymentIntent>('payment_intent', '/v1/payment_intents', ['customer']),
  'GET /v1/payment_intents/:id': { takes: ['client_secret'], isPublic: true, handle: paymentOf },
  'POST /v1/payment_intents/:id/confirm': {
    takes: [
      'client_secret',
      'payment_method',
      'payment_method_data',
      'off_session',
      'use_stripe_sdk',
      'return_url',
      'mandate_data',
    ],
    isPublic: true,
    handle: confirmPayment,
  },
  'POST /v1/payment_intents/:id/_authenticate': {
    takes: ['client_secret', 'success'],
    isPublic: true,
    handle: (call) => authenticate(call.world, paymentOf(call), isTrue(call.params, 'success')),
  },
  'POST /v1/payment_intents/:id/cancel': { takes: ['cancellation_reason'], handle: cancelPayment },
  'GET /v1/charges': listing<Charge>('charge', '/v1/charges', ['customer', 'payment_intent']),
  'GET /v1/charges/:id': reading<Charge>('charge'),
  'POST /v1/refunds': {
    takes: ['payment_intent', 'charge', 'amount', 'metadata', 'reason'],
    handle: createRefund,
  },
  'GET /v1/refunds': listing<Refund>('refund', '/v1/refunds', ['payment_intent', 'charge']),
  'GET /v1/refunds/:id': reading<Refund>('refund'),
  'GET /v1/disputes': listing<Dispute>('dispute', '/v1/disputes', ['payment_intent', 'charge']),
  'GET /v1/disputes/:id': reading<Dispute>('dispute'),
  'POST /v1/disputes/:id': { takes: ['evidence', 'submit', 'metadata'], handle: updateDispute },
  'GET /v1/balance_transactions': listing<BalanceTransaction>(
    'balance_transaction',
    '/v1/balance_transactions',
    ['type', 'source', 'currency'],
  ),
  'GET /v1/balance_transactions/:id': reading<BalanceTransaction>('balance_transaction'),
  'GET /v1/events': listing<Event>('event', '/v1/events', ['type']),
  'GET /v1/events/:id': reading<Event>('event'),
  'GET /v1/account': {
    takes: [],
    handle: () => ({ id: 'acct_double', object: 'account', country: 'US', charges_enabled: true }),
  },
  'GET /v1/webhook_endpoints': listing('webhook_endpoint', '/v1/webhook_endpoints', []),
};
