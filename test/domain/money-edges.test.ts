/** Money at the edges: long texts, amounts that a number cannot hold, and what may not be divided. */
import fc from 'fast-check';
import {
  CURRENCIES,
  CURRENCY_CODES,
  divideHalfUp,
  fitsDecimals,
  formatMoney,
  minorPerUnit,
  parseMoney,
  parseMoneyNumber,
  printMoney,
  scaleRate,
  toPlainDecimal,
} from '../../domain/money';

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

it('a text of more than 64 characters is refused before it is read as a number', () => {
  expect(() => parseMoney(`${'9'.repeat(64)}x`, 'USD')).toThrow('plain decimal');
  expect(() => parseMoney('9'.repeat(65), 'USD')).toThrow('plain decimal');
  expect(() => parseMoney('9'.repeat(64), 'USD')).toThrow('too large');
});

it('twelve whole digits are taken, thirteen are not', () => {
  expect(parseMoney('999999999999.99', 'USD').minor).toBe(99_999_999_999_999n);
  expect(parseMoney('999999999999', 'ETH').minor).toBe(999_999_999_999n * 10n ** 18n);
  expect(() => parseMoney('1000000000000', 'ETH')).toThrow('too large');
});

it.each([
  ['1', 'JPY', true],
  ['1.0', 'JPY', false],
  ['1.23', 'USD', true],
  ['1.234', 'USD', false],
  ['1.123456', 'USDC', true],
  ['1.1234567', 'USDC', false],
] as const)('%s fits the decimals of %s: %s', (text, currency, fits) => {
  expect(fitsDecimals(text, currency)).toBe(fits);
});

it.each([
  [0.5, '0.5'],
  [1e-7, '0.0000001'],
  [1.5e-7, '0.00000015'],
  [123.25, '123.25'],
  [0, '0'],
])('the number %d is written %s', (value, text) => {
  expect(toPlainDecimal(value)).toBe(text);
});

it('a number is read as the decimal it was written as', () => {
  expect(parseMoneyNumber(24.99, 'USD').minor).toBe(2_499n);
  expect(parseMoneyNumber(1e-7, 'ETH').minor).toBe(10n ** 11n);
});

it('amounts that no number holds exactly are written exactly', () => {
  expect(formatMoney({ currency: 'USD', minor: LARGEST + 2n })).toBe('90071992547409.93');
  expect(formatMoney({ currency: 'USD', minor: -LARGEST - 2n })).toBe('-90071992547409.93');
  expect(formatMoney({ currency: 'JPY', minor: LARGEST + 2n })).toBe('9007199254740993');
  expect(formatMoney({ currency: 'ETH', minor: LARGEST })).toBe('0.009007199254740991');
  expect(formatMoney({ currency: 'USD', minor: LARGEST })).toBe('90071992547409.91');
});

it('an amount is printed with its currency', () => {
  expect(printMoney({ currency: 'USD', minor: 2_500n })).toBe('25.00 USD');
  expect(printMoney({ currency: 'JPY', minor: 500n })).toBe('500 JPY');
});

it('small amounts of tokens are written exactly', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: LARGEST }), (minor) => {
      expect(parseMoney(formatMoney({ currency: 'ETH', minor }), 'ETH').minor).toBe(minor);
      expect(parseMoney(formatMoney({ currency: 'USDC', minor }), 'USDC').minor).toBe(minor);
    }),
  );
});

it.each([
  [-1n, 1n],
  [1n, 0n],
  [1n, -1n],
])('%s is not divided by %s', (numerator, denominator) => {
  expect(() => divideHalfUp(numerator, denominator)).toThrow(RangeError);
});

it('nothing is divided into nothing', () => {
  expect(divideHalfUp(0n, 1n)).toBe(0n);
});

it.each([
  ['1', 1_000_000_000_000n],
  ['3000.5', 3_000_500_000_000_000n],
  ['0.000000000001', 1n],
  ['0.0000000000019', 1n],
])('the price %s is %s of its last decimal', (price, scaled) => {
  expect(scaleRate(price)).toBe(scaled);
});

it('a unit has as many minor units as its decimals say', () => {
  for (const code of CURRENCY_CODES) {
    expect(minorPerUnit(code).toString()).toBe(`1${'0'.repeat(CURRENCIES[code].decimals)}`);
  }
});
