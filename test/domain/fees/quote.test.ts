import fc from 'fast-check';
import { PAYMENT_METHODS, quoteFees, type QuoteRequest } from '../../../domain/fees/quote';
import { tierForVolume, TIERS } from '../../../domain/fees/schedule';
import { CURRENCY_CODES, type Currency, parseMoney } from '../../../domain/money';

function quote(amount: string, currency: Currency, request: Partial<QuoteRequest> = {}) {
  return quoteFees({ amount: parseMoney(amount, currency), method: 'card', tier: 'standard', ...request });
}

describe('the fee rules (docs/rules/fees.md)', () => {
  it('1 and 2: 2.5% platform fee, and 2.9% + 0.30 by card', () => {
    expect(quote('100.00', 'USD')).toMatchObject({
      platformMinor: 250n,
      processingMinor: 320n,
      additionalMinor: 0n,
      totalFeesMinor: 570n,
      netMinor: 9_430n,
      totalChargeMinor: 10_000n,
    });
  });

  it('2: +1.5% for international cards and +1% for conversion', () => {
    expect(quote('100.00', 'USD', { internationalCard: true }).processingMinor).toBe(470n);
    expect(quote('100.00', 'USD', { currencyConversion: true }).processingMinor).toBe(420n);
    expect(
      quote('100.00', 'USD', { internationalCard: true, currencyConversion: true }).processingMinor,
    ).toBe(570n);
  });

  it('3: 0.50 flat by ACH', () => {
    expect(quote('1000.00', 'USD', { method: 'ach' }).processingMinor).toBe(50n);
  });

  it('4: no processing fee for crypto, 1% to convert it to fiat', () => {
    expect(quote('1', 'ETH', { method: 'crypto' }).processingMinor).toBe(0n);
    expect(quote('1', 'ETH', { method: 'crypto', convertCrypto: true }).additionalMinor).toBe(10n ** 16n);
  });

  it('6: with covered fees the donor pays base + fees and the charity nets the base', () => {
    expect(quote('100.00', 'USD', { coverFees: true })).toMatchObject({
      totalChargeMinor: 10_570n,
      netMinor: 10_000n,
    });
  });

  it.each([
    ['standard', 2500n],
    ['bronze', 2250n],
    ['silver', 2000n],
    ['gold', 1750n],
    ['platinum', 1500n],
    ['nonprofit', 1250n],
  ] as const)('tier %s pays its platform rate', (tier, fee) => {
    expect(quote('1000.00', 'USD', { tier }).platformMinor).toBe(fee);
  });

  it('rounds each component half up to the currency’s own minor unit', () => {
    expect(quote('25.00', 'USD')).toMatchObject({ platformMinor: 63n, processingMinor: 103n });
    expect(quote('1010', 'JPY')).toMatchObject({ platformMinor: 25n, processingMinor: 59n });
  });

  it('adds optional services: instant payout 2.00, international wire 25.00', () => {
    expect(quote('100.00', 'USD', { instantPayout: true, internationalWire: true }).additionalMinor).toBe(
      2_700n,
    );
  });
});

describe('tiers', () => {
  it.each([
    [0n, 'standard'],
    [1_000_000n, 'standard'],
    [1_000_001n, 'bronze'],
    [5_000_000n, 'bronze'],
    [5_000_001n, 'silver'],
    [10_000_000n, 'silver'],
    [10_000_001n, 'gold'],
    [50_000_000n, 'gold'],
    [50_000_001n, 'platinum'],
  ] as const)('a month of %s US cents earns %s: the threshold must be exceeded', (volume, tier) => {
    expect(tierForVolume(volume)).toBe(tier);
  });
});

it('parts always sum: net + fees = charge, and fees are never negative', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCY_CODES),
      fc.bigInt({ min: 1n, max: 10n ** 24n }),
      fc.constantFrom(...PAYMENT_METHODS),
      fc.constantFrom(...TIERS, 'nonprofit' as const),
      fc.boolean(),
      fc.boolean(),
      (currency, minor, method, tier, coverFees, internationalCard) => {
        const q = quoteFees({ amount: { currency, minor }, method, tier, coverFees, internationalCard });
        expect(q.platformMinor + q.processingMinor + q.additionalMinor).toBe(q.totalFeesMinor);
        expect(q.netMinor + q.totalFeesMinor).toBe(q.totalChargeMinor);
        expect(coverFees ? q.netMinor : q.totalChargeMinor).toBe(minor);
        expect(q.platformMinor >= 0n && q.processingMinor >= 0n).toBe(true);
      },
    ),
  );
});
