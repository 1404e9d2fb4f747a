/** What a charity sees of a donor, and how a receipt prints an address (docs/rules/donors.md). */
import { addressLines } from '../../../domain/donors/donor';
import { isDonorShown, shownDetails, shownDonorId } from '../../../domain/donors/shown-donor';

it.each([
  ['a donor who consented', false, true, true],
  ['a donor who did not consent', false, false, false],
  ['an anonymous donor who consented', true, true, false],
  ['an anonymous donor who did not consent', true, false, false],
])('the charity sees %s (anonymous: %s, consent: %s): %s', (_who, anonymous, contactConsent, isShown) => {
  const privacy = { anonymous, contactConsent };
  const details = { email: 'ada@example.org', company: 'Okafor Boats', address: null, taxId: '12-3456789' };
  expect(isDonorShown(privacy)).toBe(isShown);
  expect(shownDonorId({ ...privacy, donorUserId: 'user_1' })).toBe(isShown ? 'user_1' : null);
  expect(shownDetails(privacy, details)).toEqual(
    isShown ? { email: 'ada@example.org', company: 'Okafor Boats', address: null } : null,
  );
  expect(shownDetails(privacy, null)).toBeNull();
});

const address = {
  line1: '5 Harbor Street',
  line2: 'Apt 2',
  city: 'Boston',
  state: 'MA',
  postalCode: '02110',
  country: 'US',
};

it.each([
  ['a whole address', {}, ['5 Harbor Street', 'Apt 2', 'Boston, MA, 02110', 'US']],
  ['an address without a second line', { line2: null }, ['5 Harbor Street', 'Boston, MA, 02110', 'US']],
  ['an address without a state', { state: null }, ['5 Harbor Street', 'Apt 2', 'Boston, 02110', 'US']],
])('%s has no empty line or part', (_case, change, lines) => {
  expect(addressLines({ ...address, ...change })).toEqual(lines);
});
