/** The fixed fees in each currency. Quote, payout and dispute have one price, and a gift keeps the list of its day. */
import fc from 'fast-check';
import { priceFixedFee } from '../../../domain/fees/price-fee';
import { type PaymentMethod, quoteFees } from '../../../domain/fees/quote';
import { FEE_SCHEDULE, type FixedFee, scheduleOf, tierAbove } from '../../../domain/fees/schedule';
import { CURRENCIES, CURRENCY_CODES, type Currency, parseMoney } from '../../../domain/money';
import { pricePayout } from '../../../domain/payouts/price';
import { printedFixed } from './exact-decimal';

const FIAT = CURRENCY_CODES.filter((code) => CURRENCIES[code].kind === 'fiat');
const OLD = '2026-01-01';

const IN_DOLLARS: Record<FixedFee, string> = {
  card: '0.30',
  ach: '0.50',
  instantPayout: '2.00',
  internationalWire: '25.00',
  chargeback: '15.00',
};

describe.each(FIAT)('in %s', (currency) => {
  it.each(Object.keys(IN_DOLLARS) as FixedFee[])('%s has the amount of the list, at any rate', (fee) => {
    const { minor } = parseMoney(printedFixed(IN_DOLLARS[fee], currency), currency);
    for (const usdPerUnit of ['1', '0.0067', '1.31', undefined]) {
      expect(priceFixedFee(fee, { currency, usdPerUnit })).toBe(minor);
    }
  });
});

function price(currency: Currency, method: PaymentMethod, services: object = {}) {
  const amount = { currency, minor: currency === 'JPY' ? 1_000n : 100_000n };
  return quoteFees({ amount, method, tier: 'standard', ...services });
}

it('a card payment of 1,000 yen costs 30 yen more than its share of 29', () => {
  expect(price('JPY', 'card')).toMatchObject({ processingMinor: 59n, netMinor: 916n });
});

it.each<[Currency, bigint]>([
  ['USD', 300_000n],
  ['CHF', 300_000n],
  ['JPY', 30_000_000n],
  ['NOK', 3_000_000n],
  ['PLN', 1_200_000n],
  ['INR', 24_000_000n],
])('a quote in %s shows its own fixed fee', (currency, micros) => {
  expect(price(currency, 'card').processingFixedMicros).toBe(micros);
});

it('a payout costs what a quote says, in every currency and at every rate', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCY_CODES),
      fc.bigInt({ min: 1n, max: 10n ** 24n }),
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.boolean(),
      fc.boolean(),
      (currency, minor, rate, isInstant, isAbroad) => {
        const amount = { currency, minor };
        const usdPerUnit = `0.${String(rate).padStart(9, '0')}`;
        const payout = pricePayout({
          amount,
          speed: isInstant ? 'instant' : 'standard',
          account: { kind: 'bank_other', country: isAbroad ? 'IN' : 'US' },
          homeCountry: 'US',
          usdPerUnit,
        });
        const quote = quoteFees({
          amount,
          method: 'wire',
          tier: 'standard',
          usdPerUnit,
          instantPayout: isInstant,
          internationalWire: isAbroad,
          convertCrypto: CURRENCIES[currency].kind === 'token',
        });
        expect(payout.feeMinor).toBe(quote.additionalMinor);
      },
    ),
  );
});

it('a token has the dollars of the list, at its rate', () => {
  const ether = { currency: 'ETH', usdPerUnit: '3000' } as const;
  expect(priceFixedFee('chargeback', ether)).toBe(5n * 10n ** 15n);
  expect(priceFixedFee('chargeback', { currency: 'USDC', usdPerUnit: '1' })).toBe(15_000_000n);
});

describe('an earlier price list', () => {
  it('stays the one of its gifts', () => {
    const old = scheduleOf(OLD);
    expect([old.version, scheduleOf(FEE_SCHEDULE.version)]).toEqual([OLD, FEE_SCHEDULE]);
    const yen = { amount: { currency: 'JPY', minor: 1_000n }, method: 'card', tier: 'standard' } as const;
    expect(quoteFees(yen, old)).toMatchObject({ scheduleVersion: OLD, processingMinor: 29n });
    expect(quoteFees(yen, old).processingFixedMicros).toBe(300_000n);
  });

  it.each<[Currency, string, bigint]>([
    ['JPY', '0.0067', 2_239n],
    ['EUR', '1.08', 1_389n],
    ['USD', '1', 1_500n],
    ['ETH', '3000', 5n * 10n ** 15n],
  ])('converts its chargeback fee into %s', (currency, usdPerUnit, fee) => {
    expect(priceFixedFee('chargeback', { currency, usdPerUnit }, scheduleOf(OLD))).toBe(fee);
  });

  it.each(['', '2025-01-01', 'constructor'])('never was %j', (version) => {
    expect(() => scheduleOf(version)).toThrow(RangeError);
  });
});

it.each([
  ['standard', { tier: 'bronze', moreThanUsdMinor: 1_000_000n }],
  ['gold', { tier: 'platinum', moreThanUsdMinor: 50_000_000n }],
  ['platinum', null],
  ['nonprofit', null],
  ['negotiated', null],
] as const)('the tier above %s', (tier, next) => {
  expect(tierAbove(tier)).toEqual(next);
});
