/** "Not verified" says whether anybody could have asked for the verification. */
import { meaningOf } from '../../../web/find/meaning-of';

it.each([
  [false, 'meansNobodyAsked'],
  [true, 'meansNotVerified'],
])('of a charity that is not verified, and claimed: %s', (claimed, meaning) => {
  expect(meaningOf({ verified: false, verification_level: null, claimed })).toBe(meaning);
});
