/** Customers, payment methods and setups. */
import { type Call, checkSecret, type Endpoint, pageOf, required } from './call';
import { isTrue, listOf, metadataOf, textOf } from './form';
import {
  type Customer,
  DoubleError,
  invalid,
  missing,
  type PaymentMethod,
  type SetupIntent,
} from './objects';
import { findTestMethod, nameOfNumber, type TestMethod } from './test-methods';
import { type World } from './world';

/** Finds a payment method. The name of a test method makes a new one. */
export function methodOf(world: World, idOrName: string): PaymentMethod {
  const stored = world.find<PaymentMethod>('payment_method', idOrName);
  if (stored !== undefined) return stored;
  const behaviour = findTestMethod(idOrName);
  if (behaviour === undefined) throw missing(idOrName, 'payment_method');
  return makeMethod(world, behaviour, idOrName);
}

function makeMethod(world: World, behaviour: TestMethod, name: string): PaymentMethod {
  const { type, country = 'US', brand = 'visa', last4 = type === 'card' ? '4242' : '6789' } = behaviour;
  const fingerprint = `fp_${name}`;
  const details = {
    card: { brand, last4, exp_month: 12, exp_year: 2099, country, fingerprint, funding: 'credit' },
    us_bank_account: {
      bank_name: 'STRIPE TEST BANK',
      last4,
      fingerprint,
      routing_number: '110000000',
      status_details: {},
    },
    sepa_debit: { bank_code: '37040044', country, last4, fingerprint },
  };
  const fields = { type, customer: null, metadata: {}, billing_details: {}, [type]: details[type] };
  const method = world.add<PaymentMethod>('payment_method', fields);
  world.behave(method, behaviour);
  return method;
}

function attach(world: World, method: PaymentMethod, customer: string): void {
  world.get<Customer>('customer', customer, 'customer');
  if (method.customer !== null && method.customer !== customer) {
    throw invalid('The payment method belongs to another customer.', 'payment_method_unexpected_state');
  }
  if (world.behaviourOf(method.id).attachDeclines === true) {
    const error = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' };
    throw new DoubleError(402, { ...error, message: 'Your card was declined.' });
  }
  method.customer = customer;
  world.emit('payment_method.attached', method);
}

/** Confirms a setup with a method, as the form does. */
function confirmSetup(world: World, setup: SetupIntent, method: PaymentMethod): SetupIntent {
  if (!setup.payment_method_types.includes(method.type)) {
    throw invalid('The type of the payment method is not allowed.', 'setup_intent_invalid_parameter');
  }
  if (setup.customer !== null) attach(world, method, setup.customer);
  setup.payment_method = method.id;
  const { authenticates, microdeposits } = world.behaviourOf(method.id);
  if (authenticates !== undefined || microdeposits === true) {
    setup.status = 'requires_action';
    setup.next_action = { type: microdeposits === true ? 'verify_with_microdeposits' : 'use_stripe_sdk' };
    world.emit('setup_intent.requires_action', setup);
    return setup;
  }
  return succeedSetup(world, setup);
}

export function succeedSetup(world: World, setup: SetupIntent): SetupIntent {
  const method = world.get<PaymentMethod>('payment_method', setup.payment_method ?? '');
  setup.status = 'succeeded';
  setup.next_action = null;
  if (method.type !== 'card') setup.mandate = world.giveMandate(method);
  world.emit('setup_intent.succeeded', setup);
  return setup;
}

export function failSetup(world: World, setup: SetupIntent): SetupIntent {
  const code = 'setup_intent_authentication_failure';
  setup.status = 'requires_payment_method';
  setup.next_action = null;
  setup.payment_method = null;
  setup.last_setup_error = { type: 'card_error', code, message: 'The donor did not confirm.' };
  world.emit('setup_intent.setup_failed', setup);
  return setup;
}

function createSetup(call: Call): SetupIntent {
  const { world, params } = call;
  const customer = textOf(params, 'customer') ?? null;
  if (customer !== null) world.get<Customer>('customer', customer, 'customer');
  const types = listOf(params, 'allowed_payment_method_types');
  const setup = world.add<SetupIntent>('setup_intent', {
    status: 'requires_payment_method',
    client_secret: '',
    customer,
    payment_method: null,
    payment_method_types: types.length > 0 ? types : ['card'],
    metadata: metadataOf(params),
    next_action: null,
    cancellation_reason: null,
    usage: textOf(params, 'usage') ?? 'off_session',
    mandate: null,
    last_setup_error: null,
  });
  setup.client_secret = `${setup.id}_secret_${setup.id.slice(-12)}`;
  world.emit('setup_intent.created', setup);
  if (!isTrue(params, 'confirm')) return setup;
  const method = methodOf(world, required(params, 'payment_method'));
  if (method.type !== 'card' && params.mandate_data === undefined) {
    throw invalid('A debit needs mandate_data.', 'setup_intent_mandate_invalid', 'mandate_data');
  }
  return confirmSetup(world, setup, method);
}

/** The method that the form names, or makes from a typed number. */
export function methodFromForm(world: World, { params }: Call): PaymentMethod {
  const number = textOf(params, 'payment_method_data', 'card', 'number');
  const name = number === undefined ? textOf(params, 'payment_method') : nameOfNumber(number);
  if (name === undefined) throw invalid('Name a payment method.', 'parameter_missing', 'payment_method');
  return methodOf(world, name);
}

function createMethod({ world, params }: Call): PaymentMethod {
  const name = nameOfNumber(textOf(params, 'card', 'number') ?? '') ?? textOf(params, 'name');
  if (name === undefined) throw invalid('The number is not a test card.', 'incorrect_number', 'card[number]');
  return makeMethod(world, findTestMethod(name) ?? { type: 'card' }, name);
}

const setupOf = (call: Call): SetupIntent => {
  const setup = call.world.get<SetupIntent>('setup_intent', call.id, 'intent');
  checkSecret(call, setup.client_secret);
  return setup;
};

function requireOpen(setup: SetupIntent): SetupIntent {
  if (['succeeded', 'canceled'].includes(setup.status)) {
    throw invalid(`The setup is ${setup.status}.`, 'setup_intent_unexpected_state');
  }
  return setup;
}

export const SOURCE_ENDPOINTS: Record<string, Endpoint> = {
  'POST /v1/customers': {
    takes: ['metadata', 'email', 'name', 'description'],
    handle: ({ world, params }) => world.add<Customer>('customer', { metadata: metadataOf(params) }),
  },
  'GET /v1/customers/:id': {
    takes: [],
    handle: ({ world, id }) => world.get<Customer>('customer', id),
  },
  'POST /v1/payment_methods': {
    takes: ['type', 'card', 'name', 'billing_details', 'metadata'],
    isPublic: true,
    handle: createMethod,
  },
  'GET /v1/payment_methods': {
    takes: ['customer', 'type', 'limit', 'starting_after'],
    handle: ({ world, params }) => {
      const { customer } = params;
      const own = world
        .list<PaymentMethod>('payment_method')
        .filter((method) => method.customer === customer);
      return pageOf(own, params, '/v1/payment_methods');
    },
  },
  'GET /v1/payment_methods/:id': { takes: [], handle: ({ world, id }) => methodOf(world, id) },
  'POST /v1/payment_methods/:id/attach': {
    takes: ['customer'],
    handle: ({ world, id, params }) => {
      const method = methodOf(world, id);
      attach(world, method, required(params, 'customer'));
      return method;
    },
  },
  'POST /v1/payment_methods/:id/detach': {
    takes: [],
    handle: ({ world, id }) => {
      const method = world.get<PaymentMethod>('payment_method', id, 'payment_method');
      if (method.customer === null) throw invalid('The payment method is not attached.');
      method.customer = null;
      world.emit('payment_method.detached', method);
      return method;
    },
  },
  'GET /v1/mandates/:id': { takes: [], handle: ({ world, id }) => world.get('mandate', id) },
  'POST /v1/setup_intents': {
    takes: [
      'customer',
      'usage',
      'allowed_payment_method_types',
      'metadata',
      'payment_method',
      'confirm',
      'mandate_data',
      'description',
    ],
    handle: createSetup,
  },
  'GET /v1/setup_intents/:id': { takes: ['client_secret'], isPublic: true, handle: setupOf },
  'POST /v1/setup_intents/:id/confirm': {
    takes: [
      'client_secret',
      'payment_method',
      'payment_method_data',
      'mandate_data',
      'use_stripe_sdk',
      'return_url',
    ],
    isPublic: true,
    handle: (call) => confirmSetup(call.world, requireOpen(setupOf(call)), methodFromForm(call.world, call)),
  },
  'POST /v1/setup_intents/:id/verify_microdeposits': {
    takes: ['client_secret', 'amounts', 'descriptor_code'],
    isPublic: true,
    handle: (call) => succeedSetup(call.world, requireOpen(setupOf(call))),
  },
  'POST /v1/setup_intents/:id/_authenticate': {
    takes: ['client_secret', 'success'],
    isPublic: true,
    handle: (call) => {
      const setup = requireOpen(setupOf(call));
      return isTrue(call.params, 'success') ? succeedSetup(call.world, setup) : failSetup(call.world, setup);
    },
  },
  'POST /v1/setup_intents/:id/cancel': {
    takes: ['cancellation_reason'],
    handle: (call) => {
      const setup = requireOpen(setupOf(call));
      setup.status = 'canceled';
      setup.cancellation_reason = textOf(call.params, 'cancellation_reason') ?? null;
      call.world.emit('setup_intent.canceled', setup);
      return setup;
    },
  },
};
