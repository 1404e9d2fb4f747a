import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../config';
import { estimateBits, LEAST_KEY_BITS } from '../domain/access/key-strength';

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
      'PAYMENTS',
      'PUBLIC_URL',
      'RECEIPT_SIGNER_STATE',
      'RECEIPT_SIGNING_KEY',
      'SETTLEMENT_NETWORK',
      'SMTP_URL',
      'TYPESENSE_API_KEY',
    ]);
  }
});

describe('production refuses', () => {
  const sound = {
    GIVING_ENVIRONMENT: 'production',
    DATA_KEY: 'Vn0v3p1bXo5mT7cK2rWq8sYhL4jZ6eUa',
    DATABASE_URL: 'postgres://giving:f7Kq1mZp0R@db.internal/giving',
    TYPESENSE_API_KEY: '5f0c1b7be3a94d2a8d61c7f2907e4b3f',
    PUBLIC_URL: 'https://giving.example',
    SMTP_URL: 'smtps://user:password@mail.example',
    MAIL_FROM: 'giving@example.org',
    SETTLEMENT_NETWORK: 'receipts',
    RECEIPT_SIGNING_KEY_FILE: '/run/secrets/receipt-signing.key',
    RECEIPT_SIGNER_STATE: '/var/lib/giving/receipt-signer.json',
  };

  function faultsOf(changes: Record<string, string>): string[] {
    try {
      readConfig({ ...sound, ...changes });
      return [];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      const named = error.faults.map((fault) => fault.split(/[:.]/)[0] ?? '');
      // There is no payment processor for production yet.
      return named.filter((name) => name !== 'PAYMENTS');
    }
  }

  it('nothing of a sound configuration', () => {
    expect(faultsOf({})).toEqual([]);
    expect(
      faultsOf({ DATA_KEY: `2:${sound.DATA_KEY},1:${'0f'.repeat(3)}9c41d2e8b7a65f3019e4c7d2ab` }),
    ).toEqual([]);
    expect(faultsOf({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8, 203.0.113.7/32' })).toEqual([]);
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
