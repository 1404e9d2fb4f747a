/** Lets people register and sign in with an email address and a password. A sign-in needs a confirmed address. */
import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '../../db/database';
import { findLoginByEmail, findLoginByMailToken } from '../../db/queries/access/logins';
import { countRequest, forgetWindow } from '../../db/queries/platform/rate-windows';
import { isBlocked } from '../../db/queries/users/blocks';
import { GivingError } from '../../domain/errors';
import { hashKey } from '../../gateways/secrets/tokens';
import { confirmEmail, registerLogin, sendConfirmation } from '../../operations/users/sign-up';
import { resetPassword, sendPasswordLink } from '../../operations/users/password';
import { type ApiDependencies } from '../route';
import { findPasswordFault, hashPassword, isPassword, type PasswordFault } from './passwords';

/**
 * The limits of sign-in attempts per hour. `place` counts an IP address, `email` counts an email address, and `pair`
 * counts both together.
 */
const SIGN_INS = { pair: 10, email: 100, place: 300 };
const REGISTRATIONS_PER_PLACE = 100;
const MAILS_PER_ADDRESS = 5;

type Accounts = Pick<ApiDependencies, 'db' | 'gateways'>;

export interface Registration {
  name: string;
  email: string;
  password: string;
  /** This sign-in continues once the address is confirmed. */
  interaction: string | null;
  place: string;
  /** The language of the account's mails and pages. */
  locale: string;
}

/**
 * Prepares a new account. The returned task creates the account and mails a confirmation link. If the address
 * already has an account, the task mails a notice to the address instead. Run the task after the answer, because
 * its duration reveals whether the account exists. The answer itself is always the same.
 */
export async function prepareRegistration(
  { db, gateways }: Accounts,
  registration: Registration,
): Promise<() => Promise<void>> {
  const { password, place, ...given } = registration;
  await refuseOver(db, `register-place:${place}`, REGISTRATIONS_PER_PLACE);
  const passwordHash = await hashPassword(password);
  return async () => {
    const mayMail = await mayMailTo(db, given.email);
    const { secrets } = gateways;
    const at = new Date();
    await inTransaction(db, (tx) => registerLogin({ tx, at, secrets }, { ...given, passwordHash, mayMail }));
  };
}

export type SignIn =
  { state: 'signed_in'; userId: string } | { state: 'refused' | 'unconfirmed' | 'blocked' };

/** Checks a password. Counts each attempt before checking, so that parallel attempts cannot exceed the limits. */
export async function signIn(
  { db, gateways }: Accounts,
  attempt: { email: string; password: string; place: string; interaction: string | null },
): Promise<SignIn> {
  const { email, place } = attempt;
  const pair = `sign-in:${digest(`${email} ${place}`)}`;
  await refuseOver(db, pair, SIGN_INS.pair);
  await refuseOver(db, `sign-in-email:${digest(email)}`, SIGN_INS.email);
  await refuseOver(db, `sign-in-place:${place}`, SIGN_INS.place);
  const login = await findLoginByEmail(db, email);
  if (!(await isPassword(attempt.password, login?.passwordHash)) || login === undefined) {
    return { state: 'refused' };
  }
  await forgetWindow(db, pair);
  if (await isBlocked(db, login.userId)) return { state: 'blocked' };
  if (login.confirmed) return { state: 'signed_in', userId: login.userId };
  if (await mayMailTo(db, email)) {
    const confirmation = { userId: login.userId, email, interaction: attempt.interaction };
    const { secrets } = gateways;
    await inTransaction(db, (tx) => sendConfirmation({ tx, secrets }, confirmation));
  }
  return { state: 'unconfirmed' };
}

/** Confirms the address that received the mailed link. Returns undefined if the link is invalid. */
export async function confirmAddress(
  { db, gateways: { secrets } }: Accounts,
  token: string,
): Promise<{ email: string; interaction: string | null } | undefined> {
  const at = new Date();
  return inTransaction(db, (tx) => confirmEmail({ tx, at, secrets }, token));
}

/**
 * Mails a password link if the address has an account. Call this after the answer, because its duration
 * reveals whether the account exists.
 */
export async function askForNewPassword({ db, gateways }: Accounts, email: string): Promise<void> {
  if (!(await mayMailTo(db, email))) return;
  await inTransaction(db, (tx) => sendPasswordLink({ tx, secrets: gateways.secrets }, email));
}

/** Sets a new password with a mailed link. Returns the fault if the password or the link is refused. */
export async function setNewPassword(
  { db, gateways: { secrets } }: Accounts,
  token: string,
  password: string,
): Promise<{ passwordFault: PasswordFault } | 'bad_link' | 'changed'> {
  const login = await findLoginByMailToken(db, hashKey(token), 'reset_password');
  const known = login === undefined ? [] : [login.email, login.name];
  const passwordFault = await findPasswordFault(password, known);
  if (passwordFault !== undefined) return { passwordFault };
  if (login === undefined) return 'bad_link';
  const passwordHash = await hashPassword(password);
  const at = new Date();
  const isSet = await inTransaction(db, (tx) => resetPassword({ tx, at, secrets }, { token, passwordHash }));
  return isSet ? 'changed' : 'bad_link';
}

/** Counts one attempt. Throws if this hour's attempts exceed the limit. */
export async function refuseOver(db: Database, subject: string, limit: number): Promise<void> {
  const { used, resetAtSeconds } = await countRequest(db, subject);
  if (used <= limit) return;
  const seconds = Math.max(1, resetAtSeconds - Math.floor(Date.now() / 1000));
  throw new GivingError('RATE_LIMIT_EXCEEDED', 'Too many attempts. Wait at most an hour.', {}, seconds);
}

/** Returns true if an address may get another mail this hour, and counts the mail. */
async function mayMailTo(db: Database, email: string): Promise<boolean> {
  return (await countRequest(db, `mail:${digest(email)}`)).used <= MAILS_PER_ADDRESS;
}

/** Hashes an address, so that the rate limits do not store it. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
