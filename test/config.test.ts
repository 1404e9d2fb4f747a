import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../config';
import { estimateBits, LEAST_KEY_BITS } from '../domain/access/key-strength';
import { FILE_SETTINGS, PRODUCTION_SETTINGS } from './factories/bank-payouts';

it('a sandbox needs no setting at all', () => {
  expect(readConfig({})).toMatchObject({ environment: 'sandbox', port: 3000, home: '.local' });
});

it('every fault is listed at once', () => {
  const read = () => readConfig({ PORT: 'x', DATABASE_URL: 'mysql://a', LOG_LEVEL: 'loud' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/DATABASE_URL[\s\S]*LOG_LEVEL|PORT[\s\S]*DATABASE_URL/);
});

it('production refuses every sandbox default', () => {
  try {
    readConfig({ GIVING_ENVIRONMENT: 'production' });
    throw new Error('it started');
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    const named = (error as ConfigError).faults.map((fault) => fault.split(':')[0]);
    expect(named.sort()).toEqual([
      'DATABASE_URL',
      'DATA_KEY',
      'PAYMENT_PROCESSOR',
      'PUBLIC_URL',
      'RECEIPT_SIGNER_STATE',
      'RECEIPT_SIGNING_KEY',
      'SETTLEMENT_NETWORK',
      'SMTP_URL',
      'TERMS_URL',
      'TYPESENSE_API_KEY',
    ]);
  }
});

describe('a sandbox', () => {
  const stripe = {
    PAYMENT_PROCESSOR: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  it('may use the test keys of Stripe', () => {
    expect(readConfig({ ...stripe, PROCESSOR_COUNTRY: 'DE' }).payments).toEqual({
      processor: 'stripe',
      country: 'DE',
      stripe: {
        secretKey: 'sk_test_1',
        publishableKey: 'pk_test_1',
        webhookSecret: 'whsec_1',
        apiUrl: undefined,
      },
    });
    expect(readConfig({}).payments).toEqual({ processor: 'sandbox', country: 'US', stripe: undefined });
  });

  it('checks identities only with the keys of Stripe', () => {
    expect(readConfig({ ...stripe, IDENTITY_PROVIDER: 'stripe' }).identityProvider).toBe('stripe');
    expect(readConfig({}).identityProvider).toBeUndefined();
    expect(() => readConfig({ IDENTITY_PROVIDER: 'stripe' })).toThrow(
      /IDENTITY_PROVIDER: stripe uses the keys/,
    );
    expect(() => readConfig({ ...stripe, STRIPE_WEBHOOK_SECRET: '', IDENTITY_PROVIDER: 'stripe' })).toThrow(
      /STRIPE_WEBHOOK_SECRET/,
    );
  });

  it('sends codes to phones through Twilio with all three of its settings', () => {
    const twilio = {
      TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_VERIFY_SERVICE_SID: `VA${'b'.repeat(32)}`,
    };
    expect(readConfig({}).twilio).toBeUndefined();
    expect(readConfig(twilio).twilio).toMatchObject({ authToken: 'token', apiUrl: undefined });
    expect(() => readConfig({ ...twilio, TWILIO_AUTH_TOKEN: '' })).toThrow(/set all three or none/);
    expect(() => readConfig({ ...twilio, TWILIO_AUTH_TOKEN: '', TWILIO_AUTH_TOKEN_FILE: '/none' })).toThrow(
      /TWILIO_AUTH_TOKEN_FILE: \/none cannot be read/,
    );
    expect(() => readConfig({ TERMS_VERSION: '2' })).toThrow(/TERMS_VERSION, TERMS_URL: set both or neither/);
  });

  it('refuses live keys, and says so without the key', () => {
    const read = (changes: Record<string, string>) => () => readConfig({ ...stripe, ...changes });
    expect(read({ STRIPE_SECRET_KEY: 'sk_live_hidden' })).toThrow(
      /STRIPE_SECRET_KEY: sandbox needs a test key/,
    );
    expect(read({ STRIPE_SECRET_KEY: 'sk_live_hidden' })).not.toThrow(/hidden/);
    expect(read({ STRIPE_SECRET_KEY: 'hidden' })).toThrow(/STRIPE_SECRET_KEY: must be sk_test_…/);
    expect(read({ STRIPE_API_URL: 'https://user:hidden@double.example/v1' })).toThrow(
      /STRIPE_API_URL: must have no path/,
    );
    expect(read({ STRIPE_API_URL: 'https://user:hidden@double.example/v1' })).not.toThrow(/hidden/);
  });
});

describe('production refuses', () => {
  const sound = PRODUCTION_SETTINGS;

  function faultsOf(changes: Record<string, string>): string[] {
    try {
      readConfig({ ...sound, ...changes });
      return [];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      return error.faults.map((fault) => fault.split(/[:.]/)[0] ?? '');
    }
  }

  it('nothing of a sound configuration', () => {
    expect(faultsOf({})).toEqual([]);
    expect(
      faultsOf({ DATA_KEY: `2:${sound.DATA_KEY},1:${'0f'.repeat(3)}9c41d2e8b7a65f3019e4c7d2ab` }),
    ).toEqual([]);
    expect(faultsOf({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8, 203.0.113.7/32' })).toEqual([]);
  });

  it('the simulated provider of payouts, and files without a sender', () => {
    expect(faultsOf({ PAYOUT_PROVIDER: 'sandbox' })).toEqual(['PAYOUT_PROVIDER']);
    expect(faultsOf({ PAYOUT_PROVIDER: 'file' })).toEqual(['PAYOUT_PROVIDER']);
    expect(faultsOf(FILE_SETTINGS)).toEqual([]);
    expect(faultsOf({ ...FILE_SETTINGS, PAYOUT_ISO_NAME: '' })).toEqual(['PAYOUT_ISO_NAME']);
  });

  it('payouts by Stripe without its processor, or without the secret of connected accounts', () => {
    expect(faultsOf({ PAYOUT_PROVIDER: 'stripe' })).toEqual(['STRIPE_CONNECT_WEBHOOK_SECRET']);
    const stripe = { PAYOUT_PROVIDER: 'stripe,file', STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2' };
    expect(faultsOf({ ...FILE_SETTINGS, ...stripe })).toEqual([]);
    const simulated = () => readConfig({ ...stripe, PAYOUT_PROVIDER: 'stripe' });
    expect(simulated).toThrow(
      /PAYOUT_PROVIDER: stripe pays only from the balance of PAYMENT_PROCESSOR=stripe/,
    );
  });

  it('the simulated processor, a missing or test key, and a plain address of a remote double', () => {
    expect(faultsOf({ PAYMENT_PROCESSOR: '' })).toEqual(['PAYMENT_PROCESSOR']);
    expect(faultsOf({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' })).toEqual([
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]);
    const testKeys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    expect(faultsOf(testKeys)).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']);
    expect(faultsOf({ ...testKeys, STRIPE_API_URL: 'http://127.0.0.1:12111' })).toEqual([]);
    expect(faultsOf({ ...testKeys, STRIPE_API_URL: 'https://double.example' })).toEqual([]);
    expect(faultsOf({ ...testKeys, STRIPE_API_URL: 'http://double.example' })).toEqual(['STRIPE_API_URL']);
  });

  it('the simulated network, and a receipt log without its key or its memory', () => {
    expect(faultsOf({ SETTLEMENT_NETWORK: 'sandbox' })).toEqual(['SETTLEMENT_NETWORK']);
    expect(faultsOf({ RECEIPT_SIGNING_KEY_FILE: '' })).toEqual(['RECEIPT_SIGNING_KEY']);
    expect(faultsOf({ RECEIPT_SIGNER_STATE: '' })).toEqual(['RECEIPT_SIGNER_STATE']);
  });

  it.each([
    'a'.repeat(32),
    'ab'.repeat(20),
    'password'.repeat(5),
    '0123456789'.repeat(4),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'sandbox-data-key-never-for-production',
    `1:${'a'.repeat(32)}`,
    `2:Vn0v3p1bXo5mT7cK2rWq8sYhL4jZ6eUa,1:${'x'.repeat(40)}`,
    '1:short',
    'short',
    '1:Vn0v3p1bXo5mT7cK2rWq8sYhL4jZ6eUa,1:Wn0v3p1bXo5mT7cK2rWq8sYhL4jZ6eUa',
  ])('the weak or unusable DATA_KEY %s', (key) => {
    expect(faultsOf({ DATA_KEY: key })).toEqual(['DATA_KEY']);
  });

  it.each([
    'postgres://giving:giving@db/giving',
    'postgres://giving:%67iving@db/giving',
    'postgres://giving:%67%69%76%69%6E%67@db/giving',
    'postgresql://%67iving:giv%69ng@db/giving',
    'postgres://db/giving?user=giving&password=giving',
    'postgres://postgres:postgres@db/giving',
    'postgres://ledger:ledger@db/giving',
    'postgres://giving:%@db/giving',
  ])('the default password in %s', (url) => {
    expect(faultsOf({ DATABASE_URL: url })).toEqual(['DATABASE_URL']);
  });

  it.each([
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/8, 0.0.0.0/0',
    '0.0.0.0/1',
    '128.0.0.0/1',
    '2000::/3',
    '::ffff:0:0/0',
    'everybody',
    '10.0.0.0',
    '10.0.0.0/33',
  ])('the block %s as proxies and as allowed addresses', (blocks) => {
    expect(faultsOf({ TRUSTED_PROXIES: blocks })).toEqual(['TRUSTED_PROXIES']);
    expect(faultsOf({ OUTBOUND_ALLOWED_CIDRS: blocks })).toEqual(['OUTBOUND_ALLOWED_CIDRS']);
  });

  it('the published key of Typesense and a weak one, and a token for metrics that can be guessed', () => {
    for (const key of [
      'sandbox-typesense-key',
      'f7Kq1mZp0RxT',
      'a'.repeat(64),
      '0123456789abcdef0123456789abcdef',
    ])
      expect(faultsOf({ TYPESENSE_API_KEY: key })).toEqual(['TYPESENSE_API_KEY']);
    expect(faultsOf({ METRICS_TOKEN: 'm'.repeat(40) })).toEqual(['METRICS_TOKEN']);
  });

  it('a weak key of Typesense in a file, and a file that is not there', () => {
    const directory = mkdtempSync(join(tmpdir(), 'giving-config-'));
    const file = join(directory, 'typesense');
    const faults = (key: string) => {
      writeFileSync(file, `${key}\n`);
      return faultsOf({ TYPESENSE_API_KEY: '', TYPESENSE_API_KEY_FILE: file });
    };
    expect([faults('weak'), faults(sound.TYPESENSE_API_KEY)]).toEqual([['TYPESENSE_API_KEY'], []]);
    expect(readConfig({ TYPESENSE_API_KEY_FILE: file }).typesenseApiKey).toBe(sound.TYPESENSE_API_KEY);
    rmSync(directory, { recursive: true });
    expect(faultsOf({ TYPESENSE_API_KEY: '', TYPESENSE_API_KEY_FILE: file })).toEqual([
      'TYPESENSE_API_KEY_FILE',
    ]);
  });
});

it('no random key is taken for a weak one', () => {
  for (let each = 0; each < 2_000; each += 1) {
    expect(estimateBits(randomBytes(16).toString('hex'))).toBeGreaterThan(LEAST_KEY_BITS);
    expect(estimateBits(randomBytes(24).toString('base64'))).toBeGreaterThan(LEAST_KEY_BITS);
  }
});
