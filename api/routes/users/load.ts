import { type Database } from '../../../db/database';
import { findUser } from '../../../db/queries/access/accounts';
import { findLoginByUser } from '../../../db/queries/access/logins';
import { hasFactors } from '../../../db/queries/factors/factors';
import { findConcerns, listSwitchedOff } from '../../../db/queries/mails/readers';
import { listCharitiesOfUser } from '../../../db/queries/members/members';
import { findNewestPhoneCode } from '../../../db/queries/users/phones';
import { findTermsAcceptance } from '../../../db/queries/users/terms';
import { GivingError, requireRow, validationError } from '../../../domain/errors';
import { normalizeEmail } from '../../../domain/mails/email';
import { presentProfile, type WireProfile } from '../../presenters/profile';

/** Reads the profile of the caller. */
export async function loadProfile(
  db: Database,
  { userId }: { userId: string },
  at: Date,
): Promise<WireProfile> {
  return presentProfile({
    user: requireRow(await findUser(db, userId), userId),
    login: await findLoginByUser(db, userId),
    switchedOff: await listSwitchedOff(db, userId),
    concerns: await findConcerns(db, userId),
    charities: await listCharitiesOfUser(db, userId),
    hasSecondFactor: await hasFactors(db, userId),
    phoneCode: await findNewestPhoneCode(db, userId),
    terms: await findTermsAcceptance(db, userId),
    at,
  });
}

/** Refuses an address that is not the caller's. Throws CONFLICT for a user without a sign-in, who has none. */
export async function requireOwnAddress(db: Database, userId: string, confirm: string): Promise<void> {
  const login = await findLoginByUser(db, userId);
  if (login === undefined) {
    throw new GivingError('CONFLICT', 'You have no address to confirm this with. Ask the platform.', {
      reason: 'no_address',
    });
  }
  if (normalizeEmail(confirm) === login.email) return;
  throw validationError([
    { field: 'confirm', code: 'conflict', message: 'is not the address of your account' },
  ]);
}
