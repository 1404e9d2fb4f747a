import fc from 'fast-check';
import {
  CURRENCIES,
  CURRENCY_CODES,
  divideHalfUp,
  formatMoney,
  MoneyError,
  parseMoney,
  toNumber,
  toUsdMinor,
} from '../../domain/money';

const currency = fc.constantFrom(...CURRENCY_CODES);

/** Any amount the wire may carry: twelve whole digits and all decimals of the currency. */
const money = currency.chain((code) =>
  fc
    .bigInt({ min: 0n, max: 10n ** BigInt(12 + CURRENCIES[code].decimals) - 1n })
    .map((minor) => ({ currency: code, minor })),
);

describe('parse and format', () => {
  it('are inverse for every amount of every currency', () => {
    fc.assert(
      fc.property(money, (amount) => {
        expect(parseMoney(formatMoney(amount), amount.currency)).toEqual(amount);
      }),
      { numRuns: 2_000 },
    );
  });

  it('prints the currency’s own number of decimals', () => {
    expect(formatMoney({ currency: 'USD', minor: 2500n })).toBe('25.00');
    expect(formatMoney({ currency: 'JPY', minor: 500n })).toBe('500');
    expect(formatMoney({ currency: 'USDC', minor: 100_000n })).toBe('0.100000');
    expect(formatMoney({ currency: 'ETH', minor: 1n })).toBe('0.000000000000000001');
    expect(formatMoney({ currency: 'USD', minor: -5n })).toBe('-0.05');
    expect(formatMoney({ currency: 'ETH', minor: -1n })).toBe('-0.000000000000000001');
  });

  it('takes fewer decimals than the currency has', () => {
    expect(parseMoney('25', 'USD').minor).toBe(2500n);
    expect(parseMoney('0.5', 'ETH').minor).toBe(5n * 10n ** 17n);
  });

  it.each(['1e3', '-5', '', '1.', '.5', ' 5', '+5', '0x10', '1,000', '00.5', '١٢', 'NaN', '9'.repeat(400)])(
    'refuses %j',
    (text) => {
      expect(() => parseMoney(text, 'USD')).toThrow(MoneyError);
    },
  );

  it('refuses more decimals than the currency has, and amounts no gift has', () => {
    expect(() => parseMoney('10.001', 'USD')).toThrow('at most 2 decimals');
    expect(() => parseMoney('10.5', 'JPY')).toThrow('at most 0 decimals');
    expect(() => parseMoney('1000000000000', 'USD')).toThrow('too large');
  });

  it('converts to the JSON number of the /api/v1 routes', () => {
    expect(toNumber({ currency: 'USD', minor: 2499n })).toBe(24.99);
  });
});

describe('arithmetic', () => {
  it('rounds half up', () => {
    expect([4n, 5n, 6n, 14n, 15n].map((n) => divideHalfUp(n, 10n))).toEqual([0n, 1n, 1n, 1n, 2n]);
  });

  it('converts to US cents at a decimal rate', () => {
    expect(toUsdMinor({ currency: 'ETH', minor: 10n ** 18n }, '3000.000000000000')).toBe(300_000n);
    expect(toUsdMinor({ currency: 'JPY', minor: 1_000n }, '0.0067')).toBe(670n);
    expect(toUsdMinor({ currency: 'USD', minor: 123n }, '1')).toBe(123n);
  });
});
