/** The three figures of a refund add up in every currency (docs/rules/refunds.md). */
import fc from 'fast-check';
import { CURRENCIES, type Currency } from '../../../domain/money';
import { printFigures } from '../../../domain/refunds/figures';

const minorOf = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

it('what was given and the fees add up to what went back', () => {
  const minor = fc.bigInt({ min: 1n, max: 10n ** 24n });
  const currencies = fc.constantFrom(...(Object.keys(CURRENCIES) as Currency[]));
  fc.assert(
    fc.property(currencies, minor, minor, (currency, amountMinor, returnedMinor) => {
      const { given, fees, returned } = printFigures(currency, { amountMinor, returnedMinor });
      expect(minorOf(given) + minorOf(fees)).toBe(minorOf(returned));
      expect([minorOf(given), minorOf(returned)]).toEqual([amountMinor, returnedMinor]);
    }),
  );
});

it.each([
  ['covered fees go back too', 3_500n, 3_720n, '2.20'],
  ['the processor keeps its fee', 100_000n, 97_070n, '-29.30'],
  ['nothing was covered or kept', 500n, 500n, '0.00'],
])('%s', (_what, amountMinor, returnedMinor, fees) => {
  expect(printFigures('USD', { amountMinor, returnedMinor }).fees).toBe(fees);
});
