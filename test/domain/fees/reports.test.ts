/** Ranges of days for reports, and the quotes that need a rate of their own. */
import { countDays, lastYear, LONGEST_RANGE_DAYS, listBuckets } from '../../../domain/fees/periods';
import { quoteFees } from '../../../domain/fees/quote';
import { FEE_SCHEDULE } from '../../../domain/fees/schedule';

it('a range counts both its ends', () => {
  expect(countDays({ from: '2028-02-28', to: '2028-03-01' })).toBe(3);
  expect(countDays({ from: '2028-02-28', to: '2028-02-28' })).toBe(1);
  expect(countDays({ from: '2028-03-01', to: '2028-02-29' })).toBe(0);
});

it('the usual export is a year of 365 days up to today', () => {
  expect(lastYear('2026-11-21')).toEqual({ from: '2025-11-22', to: '2026-11-21' });
  expect(countDays(lastYear('2028-03-01'))).toBe(365);
});

it('the longest report covers five years with two leap days', () => {
  expect(countDays({ from: '2024-01-01', to: '2028-12-31' })).toBe(LONGEST_RANGE_DAYS);
});

it('buckets are cut to the range at both ends', () => {
  expect(listBuckets('monthly', { from: '2026-01-15', to: '2026-03-10' })).toEqual([
    { from: '2026-01-15', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-10' },
  ]);
  expect(listBuckets('daily', { from: '2026-01-02', to: '2026-01-01' })).toEqual([]);
});

const amount = { currency: 'USD', minor: 10_000n } as const;

it('a negotiated tier is priced at its own rate, and never without one', () => {
  const quote = quoteFees({ amount, method: 'wire', tier: 'negotiated', negotiatedPpm: 10_000n });
  expect([quote.platformMinor, quote.platformPpm]).toEqual([100n, 10_000n]);
  expect(() => quoteFees({ amount, method: 'wire', tier: 'negotiated' })).toThrow(RangeError);
});

it('a quote says which rates and which schedule it used', () => {
  expect(quoteFees({ amount, method: 'card', tier: 'standard' })).toMatchObject({
    scheduleVersion: FEE_SCHEDULE.version,
    tier: 'standard',
    platformPpm: 25_000n,
    processingPpm: 29_000n,
    processingFixedMicros: 300_000n,
  });
});

it('a token bears fixed fees at what they are worth in USD, money in its own units', () => {
  const ether = { currency: 'ETH', minor: 10n ** 18n } as const;
  const plain = { method: 'ach', tier: 'nonprofit' } as const;
  const perUnit = { ...plain, usdPerUnit: '2000' };
  expect(quoteFees({ ...perUnit, amount: ether }).processingMinor).toBe(250_000_000_000_000n);
  expect(quoteFees({ ...plain, amount: ether }).processingMinor).toBe(5n * 10n ** 17n);
  expect(quoteFees({ ...perUnit, amount }).processingMinor).toBe(50n);
});

it('a percentage of a token does not depend on its price', () => {
  const ether = { currency: 'ETH', minor: 10n ** 18n } as const;
  const quote = quoteFees({
    amount: ether,
    method: 'crypto',
    tier: 'standard',
    convertCrypto: true,
    usdPerUnit: '2000',
  });
  expect([quote.platformMinor, quote.additionalMinor]).toEqual([25n * 10n ** 15n, 10n ** 16n]);
});
