import { isInternationalCard } from '../../../domain/sources/source';

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
