/** Where a payment source comes from, and which currencies it pays (docs/rules/sources.md). */
import { CURRENCIES_OF, isInternationalCard } from '../../../domain/sources/source';

it('a wallet pays tokens, a card pays money of states, and a bank account dollars', () => {
  expect(CURRENCIES_OF).toEqual({
    wallet: ['ETH', 'USDC'],
    card: ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'JPY', 'SEK', 'NOK', 'DKK', 'PLN', 'INR'],
    ach: ['USD'],
  });
});

it.each([
  ['US', true, false],
  ['US', false, false],
  ['FR', false, true],
  ['FR', true, true],
  [null, true, true],
  [null, false, false],
] as const)('a card of %s, claimed to be international %s: %s', (country, isClaimed, is) => {
  expect(isInternationalCard(country, isClaimed)).toBe(is);
});

it("a card is domestic in the country of the processor's account", () => {
  expect(isInternationalCard('FR', false, 'FR')).toBe(false);
  expect(isInternationalCard('US', false, 'FR')).toBe(true);
});
