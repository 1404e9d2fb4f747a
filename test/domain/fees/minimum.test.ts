/** The smallest gift leaves the charity one minor unit after all fees, and no smaller gift does. */
import fc from 'fast-check';
import { leftAfterFees, smallestAmount, smallestForCharge } from '../../../domain/fees/minimum';
import { PAYMENT_METHODS, quoteFees, type QuoteRequest } from '../../../domain/fees/quote';
import { TIERS } from '../../../domain/fees/schedule';
import { CURRENCIES, CURRENCY_CODES } from '../../../domain/money';

const card: QuoteRequest = { amount: { currency: 'USD', minor: 10_000n }, method: 'card', tier: 'standard' };
const both = { platform: true, processing: true };
const quoteOf = (request: QuoteRequest, minor: bigint) =>
  quoteFees({ ...request, amount: { ...request.amount, minor } });

const requests = fc
  .record({
    currency: fc.constantFrom(...CURRENCY_CODES.filter((code) => CURRENCIES[code].kind === 'fiat')),
    method: fc.constantFrom(...PAYMENT_METHODS),
    tier: fc.constantFrom(...TIERS, 'nonprofit' as const),
    internationalCard: fc.boolean(),
    coverFees: fc.boolean(),
    absorbs: fc.record({ platform: fc.boolean(), processing: fc.boolean() }),
  })
  .map(({ currency, ...terms }): QuoteRequest => ({ amount: { currency, minor: 500n }, ...terms }));

it.each<[string, Partial<QuoteRequest>, bigint]>([
  // 0.33 less 0.01 for the platform and 0.31 for the processor.
  ['by card', {}, 33n],
  ['by card with covered fees', { coverFees: true }, 1n],
  ['by bank debit', { method: 'ach' }, 52n],
  ['by crypto', { method: 'crypto' }, 1n],
  // 33 less 1 for the platform and 31 for the processor.
  ['in yen', { amount: { currency: 'JPY', minor: 1n } }, 33n],
  ['with fees that the charity absorbs', { absorbs: both }, 33n],
  ['with covered fees that the charity absorbs', { coverFees: true, absorbs: both }, 33n],
  // Only the platform fee of the covered fees is a debt of the charity: 0.01 of 0.20.
  [
    'with a covered platform fee that the charity absorbs',
    { coverFees: true, absorbs: { platform: true, processing: false } },
    1n,
  ],
])('%s, the smallest gift leaves the charity something', (_, terms, minor) => {
  const request = { ...card, ...terms };
  expect(smallestAmount(request)).toEqual({ currency: request.amount.currency, minor });
});

it('a charity is left the net amount less what it absorbs', () => {
  expect(leftAfterFees(quoteOf(card, 10_000n))).toBe(9_430n);
  expect(leftAfterFees(quoteOf({ ...card, absorbs: both }, 10_000n))).toBe(9_430n);
  expect(leftAfterFees(quoteOf({ ...card, coverFees: true }, 10_000n))).toBe(10_000n);
  const absorbed = { ...card, coverFees: true, absorbs: { platform: true, processing: false } };
  expect(leftAfterFees(quoteOf(absorbed, 10_000n))).toBe(9_750n);
});

it('on any terms the smallest gift leaves something, and one minor unit less leaves nothing', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const { minor } = smallestAmount(request);
      expect(leftAfterFees(quoteOf(request, minor)) >= 1n).toBe(true);
      expect(leftAfterFees(quoteOf(request, minor - 1n)) >= 1n).toBe(false);
    }),
  );
});

describe('with a large fixed fee', () => {
  /** A request that counts how often it was quoted. */
  function counted(terms: Partial<QuoteRequest>) {
    const quotes = { count: 0 };
    const request: QuoteRequest = {
      ...card,
      amount: { currency: 'USDC', minor: 1n },
      // 0.30 USD are 30 tokens, which are 30,000,000 minor units.
      usdPerUnit: '0.01',
      get method() {
        quotes.count += 1;
        return 'card' as const;
      },
      ...terms,
    };
    return { request, quotes };
  }

  it.each<[string, Partial<QuoteRequest>]>([
    ['borne by the gift', {}],
    ['absorbed', { absorbs: both }],
    ['covered and absorbed', { coverFees: true, absorbs: both }],
    [
      'whose processing part is covered and absorbed',
      { coverFees: true, absorbs: { ...both, platform: false } },
    ],
  ])('%s, it is found in a few steps', (_, terms) => {
    const { request, quotes } = counted(terms);
    const { minor } = smallestAmount(request);
    expect(quotes.count).toBeGreaterThan(0);
    expect(quotes.count).toBeLessThan(30);
    expect(leftAfterFees(quoteOf(request, minor)) >= 1n).toBe(true);
    expect(leftAfterFees(quoteOf(request, minor - 1n)) >= 1n).toBe(false);
  });
});

describe('the smallest gift of a charge', () => {
  it.each<[string, Partial<QuoteRequest>, bigint]>([
    ['is the charge itself', {}, 50n],
    // 0.19 and 0.31 for the processor are 0.50. The platform fee of 0.00475 is nothing.
    ['is less with covered fees', { coverFees: true }, 19n],
    ['is a minor unit if the fees alone are enough', { coverFees: true, method: 'ach' }, 1n],
  ])('%s', (_, terms, minor) => {
    expect(smallestForCharge({ ...card, ...terms }, 50n)).toEqual({ currency: 'USD', minor });
  });

  it('is charged at least the minimum, and a smaller one is not', () => {
    fc.assert(
      fc.property(requests, fc.bigInt({ min: 1n, max: 100_000n }), (request, least) => {
        const { minor } = smallestForCharge(request, least);
        expect(minor >= 1n && minor <= least).toBe(true);
        expect(quoteOf(request, minor).totalChargeMinor >= least).toBe(true);
        if (minor > 1n) expect(quoteOf(request, minor - 1n).totalChargeMinor >= least).toBe(false);
      }),
    );
  });
});
