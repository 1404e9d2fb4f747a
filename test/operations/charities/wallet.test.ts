/** A charity that gave no wallet gets a placeholder, which has the form of an address. */
import { placeholderWallet } from '../../../operations/charities/edits';

it('the placeholder has 20 bytes, is always the same for a charity, and differs between charities', () => {
  const [one, again, other] = ['charity_1', 'charity_1', 'charity_2'].map(placeholderWallet);
  expect(one).toMatch(/^0x[0-9a-f]{40}$/);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});
