/** People's accounts: made with an address and a password, good once the address is confirmed. */
import { createHash, randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '../../db/database';
import { insertAccount, insertUser } from '../../db/queries/access/accounts';
import { recordAudit } from '../../db/queries/access/audit-log';
import { revokeOauthUser } from '../../db/queries/access/oauth-records';
import { countRequest, forgetWindow } from '../../db/queries/platform/rate-windows';
import {
  confirmLogin,
  endMailTokens,
  findLoginByEmail,
  insertLogin,
  insertMailToken,
  type MailTokenPurpose,
  replacePassword,
  useMailToken,
} from '../../db/queries/access/logins';
import { GivingError } from '../../domain/errors';
import { sendMail } from '../../operations/access/send-mail';
import { newId } from '../../new-id';
import { hashKey } from '../credentials';
import { type ApiDependencies } from '../route';
import { hashPassword, isPassword } from './passwords';
import { confirmMail, knownAddressMail, newPasswordMail } from './mails';

/** Wrong passwords an hour: for one address from one place, for one address, from one place. */
const SIGN_INS = { pair: 10, email: 100, place: 300 };
const REGISTRATIONS_PER_PLACE = 100;
const MAILS_PER_ADDRESS = 5;
const LINK_SECONDS: Record<MailTokenPurpose, number> = { confirm_email: 86_400, reset_password: 3_600 };
const TOKEN_BYTES = 32;

type Accounts = Pick<ApiDependencies, 'db' | 'gateways'>;

export interface Registration {
  name: string;
  email: string;
  password: string;
  /** The sign-in to go on with once the address is confirmed. */
  interaction: string | null;
  issuer: string;
  place: string;
}

/** Makes an account and mails its confirmation. An address that has one learns so by mail; the caller cannot tell. */
export async function register({ db, gateways }: Accounts, registration: Registration): Promise<void> {
  const { name, email, issuer, interaction } = registration;
  await refuseOver(db, `register-place:${registration.place}`, REGISTRATIONS_PER_PLACE);
  const passwordHash = await hashPassword(registration.password);
  const mayMail = await isWithin(db, `mail:${digest(email)}`, MAILS_PER_ADDRESS);
  await inTransaction(db, async (tx) => {
    const known = await findLoginByEmail(tx, email);
    if (known !== undefined) {
      if (mayMail) await sendMail(tx, gateways.secrets, knownAddressMail(email, issuer));
      return;
    }
    const userId = newId('user');
    const accountId = await insertAccount(tx, { name, kind: 'personal' });
    const createdAt = new Date();
    await insertUser(tx, {
      id: userId,
      accountId,
      name,
      isReviewer: false,
      isOperator: false,
      verificationLevel: 'none',
      createdAt,
    });
    if (!(await insertLogin(tx, { userId, email, passwordHash }))) {
      throw new GivingError('CONFLICT', 'This address was registered just now: try again.', {}, 1);
    }
    const token = await makeLink(tx, userId, 'confirm_email', interaction);
    if (mayMail) await sendMail(tx, gateways.secrets, confirmMail(email, issuer, token));
  });
}

export type SignIn = { state: 'signed_in'; userId: string } | { state: 'refused' } | { state: 'unconfirmed' };

/** Checks a password. Every try counts before it is checked, so that many at once get no further. */
export async function signIn(
  { db, gateways }: Accounts,
  attempt: { email: string; password: string; place: string; interaction: string | null; issuer: string },
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
  if (login.confirmed) return { state: 'signed_in', userId: login.userId };
  if (await isWithin(db, `mail:${digest(email)}`, MAILS_PER_ADDRESS)) {
    await inTransaction(db, async (tx) => {
      const token = await makeLink(tx, login.userId, 'confirm_email', attempt.interaction);
      await sendMail(tx, gateways.secrets, confirmMail(email, attempt.issuer, token));
    });
  }
  return { state: 'unconfirmed' };
}

/** Confirms the address that a link was mailed to; undefined when the link is not good. */
export async function confirmEmail(
  { db }: Accounts,
  token: string,
): Promise<{ interaction: string | null } | undefined> {
  return inTransaction(db, async (tx) => {
    const used = await useMailToken(tx, hashKey(token), 'confirm_email');
    if (used === undefined) return undefined;
    await confirmLogin(tx, used.userId);
    return { interaction: used.interaction };
  });
}

/** Mails a link for a new password to an address that has an account; the caller cannot tell whether it has. */
export async function askForNewPassword(
  { db, gateways }: Accounts,
  { email, issuer }: { email: string; issuer: string },
): Promise<void> {
  if (!(await isWithin(db, `mail:${digest(email)}`, MAILS_PER_ADDRESS))) return;
  const login = await findLoginByEmail(db, email);
  if (login === undefined) return;
  await inTransaction(db, async (tx) => {
    const token = await makeLink(tx, login.userId, 'reset_password', null);
    await sendMail(tx, gateways.secrets, newPasswordMail(email, issuer, token));
  });
}

/** Sets the password by a mailed link and ends every session and token of the user; false when the link is not good. */
export async function setNewPassword({ db }: Accounts, token: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const used = await useMailToken(tx, hashKey(token), 'reset_password');
    if (used === undefined) return false;
    await endMailTokens(tx, used.userId, 'reset_password');
    await replacePassword(tx, used.userId, passwordHash);
    // Whoever opened the mail holds the address.
    await confirmLogin(tx, used.userId);
    await revokeOauthUser(tx, used.userId);
    const subject = { type: 'user', id: used.userId };
    await recordAudit(tx, { action: 'user.password_replaced', actor: null, subject, at: new Date() });
    return true;
  });
}

async function makeLink(
  tx: Database,
  userId: string,
  purpose: MailTokenPurpose,
  interaction: string | null,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await insertMailToken(tx, {
    tokenHash: hashKey(token),
    userId,
    purpose,
    interaction,
    lifetimeSeconds: LINK_SECONDS[purpose],
  });
  return token;
}

async function refuseOver(db: Database, subject: string, limit: number): Promise<void> {
  const { used, resetAtSeconds } = await countRequest(db, subject);
  if (used <= limit) return;
  const seconds = Math.max(1, resetAtSeconds - Math.floor(Date.now() / 1000));
  throw new GivingError('RATE_LIMIT_EXCEEDED', 'Too many tries: wait an hour at most.', {}, seconds);
}

async function isWithin(db: Database, subject: string, limit: number): Promise<boolean> {
  return (await countRequest(db, subject)).used <= limit;
}

/** Addresses are counted without being stored once more. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
