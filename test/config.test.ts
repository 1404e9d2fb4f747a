import { ConfigError, readConfig } from '../config';

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
      'PUBLIC_URL',
      'SETTLEMENT_NETWORK',
      'SMTP_URL',
      'TYPESENSE_API_KEY',
    ]);
  }
});
