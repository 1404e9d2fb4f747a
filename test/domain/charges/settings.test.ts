/** A sandbox takes no real money, production takes no test money, and no message quotes a key. */
import { z } from 'zod';
import { paymentFaults, paymentShape, readPayments } from '../../../domain/charges/settings';

const shape = z.object(paymentShape);
const testKeys = {
  PAYMENT_PROCESSOR: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};
const liveKeys = { ...testKeys, STRIPE_SECRET_KEY: 'rk_live_abc', STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' };

const faultsOf = (environment: 'sandbox' | 'production', values: Record<string, string>) =>
  paymentFaults({ ...shape.parse(values), GIVING_ENVIRONMENT: environment });

describe('each value', () => {
  it.each([
    ['PAYMENT_PROCESSOR', ['sandbox', 'stripe'], ['Stripe', '']],
    ['PROCESSOR_COUNTRY', ['US', 'DE'], ['us', 'USA', 'U', 'U1', '']],
    [
      'STRIPE_SECRET_KEY',
      ['sk_test_a', 'sk_live_A1_b', 'rk_test_a', 'rk_live_a'],
      ['pk_test_a', 'sk_test_', 'sk_prod_a', ' sk_test_a', 'sk_test_a b', 'sk_test_a\n', 'xsk_test_a'],
    ],
    ['STRIPE_PUBLISHABLE_KEY', ['pk_test_a', 'pk_live_a'], ['sk_test_a', 'rk_live_a', 'pk_test_']],
    ['STRIPE_WEBHOOK_SECRET', ['whsec_a'], ['sec_a', 'xwhsec_a']],
    ['STRIPE_CONNECT_WEBHOOK_SECRET', ['whsec_a'], ['sec_a']],
    [
      'STRIPE_API_URL',
      ['https://stripe.example', 'http://localhost:12111', 'https://stripe.example/'],
      [
        ...['https://stripe.example/v1', 'https://stripe.example?a', 'https://ada@stripe.example'],
        ...[
          'https://:secret@stripe.example',
          'ftp://stripe.example',
          'stripe.example',
          'https://stripe.example#a',
        ],
      ],
    ],
  ])('%s accepts %j and refuses %j', (name, good, bad) => {
    const accepted = [...good, ...bad].filter((value) => shape.safeParse({ [name]: value }).success);
    expect(accepted).toEqual(good);
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'must be sk_test_… or sk_live_… or rk_test_… or rk_live_…'],
    ['STRIPE_PUBLISHABLE_KEY', 'must be pk_test_… or pk_live_…'],
    ['STRIPE_WEBHOOK_SECRET', 'must begin with whsec_'],
  ])('%s is named without its value: it %s', (name, message) => {
    const result = shape.safeParse({ [name]: 'a-secret-value' });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('the settings', () => {
  it('are a sandbox in our country if nothing is set', () => {
    expect(readPayments(shape.parse({}))).toEqual({ processor: 'sandbox', country: 'US', stripe: undefined });
    expect(readPayments(shape.parse({ ...testKeys, PAYMENT_PROCESSOR: 'sandbox' })).stripe).toBeUndefined();
  });

  it('of Stripe have its keys', () => {
    const address = 'https://stripe.example';
    const values = shape.parse({
      ...testKeys,
      PROCESSOR_COUNTRY: 'DE',
      STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_connect',
      STRIPE_API_URL: address,
    });
    expect(readPayments(values)).toEqual({
      processor: 'stripe',
      country: 'DE',
      stripe: {
        secretKey: 'sk_test_abc',
        publishableKey: 'pk_test_abc',
        webhookSecret: 'whsec_abc',
        connectWebhookSecret: 'whsec_connect',
        apiUrl: address,
      },
    });
    expect(readPayments(shape.parse({ PAYMENT_PROCESSOR: 'stripe' })).stripe).toEqual({
      secretKey: '',
      publishableKey: '',
      webhookSecret: '',
      connectWebhookSecret: undefined,
      apiUrl: undefined,
    });
  });
});

describe('the faults', () => {
  it('of the simulated processor are only that production refuses it', () => {
    expect(faultsOf('sandbox', {})).toEqual([]);
    expect(faultsOf('production', {})).toEqual([
      'PAYMENT_PROCESSOR: production refuses the simulated processor. Set it to stripe',
    ]);
  });

  it('are none with the keys of the environment', () => {
    expect(faultsOf('sandbox', testKeys)).toEqual([]);
    expect(faultsOf('production', liveKeys)).toEqual([]);
  });

  it.each(['sandbox', 'production'] as const)('of a %s without keys name each of them', (environment) => {
    expect(faultsOf(environment, { PAYMENT_PROCESSOR: 'stripe' })).toEqual([
      'STRIPE_SECRET_KEY: PAYMENT_PROCESSOR=stripe needs it',
      'STRIPE_PUBLISHABLE_KEY: PAYMENT_PROCESSOR=stripe needs it',
      'STRIPE_WEBHOOK_SECRET: PAYMENT_PROCESSOR=stripe needs it',
    ]);
  });

  it('name only the key that is missing', () => {
    const { STRIPE_WEBHOOK_SECRET: _, ...others } = testKeys;
    expect(faultsOf('sandbox', others)).toEqual(['STRIPE_WEBHOOK_SECRET: PAYMENT_PROCESSOR=stripe needs it']);
  });

  it('are the keys of the other environment', () => {
    expect(faultsOf('sandbox', liveKeys)).toEqual([
      'STRIPE_SECRET_KEY: sandbox needs a test key',
      'STRIPE_PUBLISHABLE_KEY: sandbox needs a test key',
    ]);
    expect(faultsOf('production', { ...liveKeys, STRIPE_SECRET_KEY: 'sk_test_abc' })).toEqual([
      'STRIPE_SECRET_KEY: production needs a live key',
    ]);
  });

  it.each(['https://stripe.example', 'http://localhost:12111', 'http://127.0.0.1', 'http://[::1]:1'])(
    'of production at %s are none with either key, because that server takes no money',
    (address) => {
      expect(faultsOf('production', { ...testKeys, STRIPE_API_URL: address })).toEqual([]);
      expect(faultsOf('production', { ...liveKeys, STRIPE_API_URL: address })).toEqual([]);
    },
  );

  it('of production at another machine without https are its address', () => {
    const STRIPE_API_URL = 'http://stripe.example';
    const fault = 'STRIPE_API_URL: production needs an https address, unless it is this machine';
    expect(faultsOf('production', { ...testKeys, STRIPE_API_URL })).toEqual([fault]);
    expect(faultsOf('sandbox', { ...testKeys, STRIPE_API_URL })).toEqual([]);
    expect(faultsOf('sandbox', { ...liveKeys, STRIPE_API_URL })).toHaveLength(2);
  });
});
