/** A challenge works once, for one user and one purpose. */
import { inTransaction } from '../../../db/database';
import {
  keepPasskeyChallenge,
  type PasskeyChallenge,
  usePasskeyChallenge,
} from '../../../operations/factors/passkeys';
import { useDatabase } from '../../support/database';

const test = useDatabase();

it('is refused if it is unknown, another user’s, meant for something else, or used', async () => {
  const given: PasskeyChallenge = { challenge: 'challenge_1', userId: 'user_1', purpose: 'add' };
  await inTransaction(test.db, (tx) => keepPasskeyChallenge(tx, given));
  const use = (changes: Partial<PasskeyChallenge>) =>
    inTransaction(test.db, (tx) => usePasskeyChallenge(tx, { ...given, ...changes }));
  expect(await use({ challenge: 'challenge_2' })).toBe(false);
  expect(await use({ userId: 'user_2' })).toBe(false);
  expect(await use({ purpose: 'sign_in' })).toBe(false);
  expect(await use({})).toBe(true);
  expect(await use({})).toBe(false);
});
