import { amountRanges } from '../../../domain/gifts/amount-ranges';
import { CURRENCY_CODES } from '../../../domain/money';

/** The bounds of a currency. */
function boundsOf(currency: string, least?: string, most?: string) {
  const range = amountRanges(least, most).find(({ currencies }) =>
    (currencies as readonly string[]).includes(currency),
  );
  return [range?.leastMinor, range?.mostMinor];
}

it('covers every currency once', () => {
  const all = amountRanges('1', '2').flatMap(({ currencies }) => currencies);
  expect([...all].sort()).toEqual([...CURRENCY_CODES].sort());
});

it('converts bounds to minor units of each currency', () => {
  expect(boundsOf('USD', '25.00', '100')).toEqual([2_500n, 10_000n]);
  expect(boundsOf('JPY', '25.00', '100')).toEqual([25n, 100n]);
  expect(boundsOf('ETH', '0.1', '1')).toEqual([10n ** 17n, 10n ** 18n]);
});

it('never widens a range that has more decimals than a currency', () => {
  expect(boundsOf('JPY', '25.01', '99.99')).toEqual([26n, 99n]);
  expect(boundsOf('USD', '0.001', '0.019')).toEqual([1n, 1n]);
});

it('an absent bound stays open', () => {
  expect(boundsOf('USD', '1')).toEqual([100n, undefined]);
  expect(boundsOf('USD', undefined, '1')).toEqual([undefined, 100n]);
});
