import { hasDemoKeys } from '../../db/queries/access/api-keys';
import { countOperators } from '../../db/queries/access/operators';
import { type Check, expect, missing, ok } from './finding';

/** Checks only production, because a sandbox has demo keys and needs no operators. */
export const checkPeople: Check = async function* ({ config: { environment }, db, hasSchema }) {
  if (environment !== 'production' || !(await hasSchema())) return;
  yield (await hasDemoKeys(db))
    ? missing('the database has demo keys', 'Use a new database: this one was a sandbox')
    : ok('the database has no demo keys');
  const { signedUp, withFactor } = await countOperators(db);
  yield expect(
    withFactor > 0,
    `${withFactor} with a second factor`,
    'Sign up, add a passkey at /account/security, then run: giving-admin operator EMAIL',
  );
  yield expect(
    signedUp === withFactor,
    `${signedUp - withFactor} without a second factor`,
    'They cannot sign in to an application until they add one at /account/security',
  );
};
