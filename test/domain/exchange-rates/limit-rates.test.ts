/** Limits count by the stricter of a rate and the newest imported one. */
import { limitRates } from '../../../domain/exchange-rates/limit-rates';

it.each([
  ['1.08', '1.08', '1.08', '1.08'],
  ['0.000000000001', '1.08', '0.000000000001', '1.08'],
  ['100000', '1.27', '1.27', '100000'],
  // Compared as numbers, not as texts.
  ['9.5', '10.25', '9.5', '10.25'],
])('at %s, with %s imported, they are %s and %s', (current, imported, low, high) => {
  expect(limitRates({ current, imported })).toEqual({ low, high });
});

it('without an imported rate, both are the rate', () => {
  expect(limitRates({ current: '2', imported: null })).toEqual({ low: '2', high: '2' });
});
