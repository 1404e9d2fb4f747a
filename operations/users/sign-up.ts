import { type Database } from '../../db/database';
import { insertAccount, insertUser } from '../../db/queries/access/accounts';
import {
  confirmLogin,
  findLoginByEmail,
  findLoginByUser,
  insertLogin,
  insertMailToken,
  type MailTokenPurpose,
  useMailToken,
} from '../../db/queries/access/logins';
import { clearBouncing } from '../../db/queries/mails/readers';
import { isAddressBlocked, isBlocked } from '../../db/queries/users/blocks';
import { GivingError, requireRow } from '../../domain/errors';
import { hashKey, newToken } from '../../gateways/secrets/tokens';
import { newId } from '../../new-id';
import { followUser } from '../verification/requirements';
import { type Act, type Mailing, type Sealing } from '../act';
import { takeOverGuests } from '../guests/link';
import { queueSecurityMail } from '../mails/queue-mail';
import { isSomebodyBlocked, listErasedByAddress, noteReturns } from './recognize';

export interface Registration extends Omit<Confirmation, 'userId'> {
  name: string;
  passwordHash: string;
  locale: string;
  /** True if the address may get another mail this hour. */
  mayMail: boolean;
}

/**
 * Creates an account and mails a confirmation link. If the address already has an account, mails that fact
 * instead.
 */
export async function registerLogin(act: Act & Sealing, registration: Registration): Promise<void> {
  const { tx } = act;
  const { email, mayMail } = registration;
  const reader = await findLoginByEmail(tx, email);
  if (reader !== undefined) {
    if (mayMail) await queueSecurityMail(act, { kind: 'known_address', news: {}, reader });
    return;
  }
  const userId = await storeUser(act, registration);
  if (mayMail) await sendConfirmation(act, { ...registration, userId });
}

async function storeUser(
  { tx, at }: Act,
  { name, email, passwordHash, locale }: Pick<Registration, 'name' | 'email' | 'passwordHash' | 'locale'>,
): Promise<string> {
  const userId = newId('user');
  const accountId = await insertAccount(tx, { name, kind: 'personal' });
  await insertUser(tx, {
    id: userId,
    accountId,
    name,
    isReviewer: false,
    isOperator: false,
    verificationLevel: 'none',
    locale,
    createdAt: at,
  });
  if (!(await insertLogin(tx, { userId, email, passwordHash }))) {
    throw new GivingError('CONFLICT', 'This address was registered a moment ago. Try again.', {}, 1);
  }
  return userId;
}

/**
 * Confirms the email address to which the link was sent. The user takes over the guests of this address. Returns the
 * address, and the sign-in that the user can now continue, if any. Returns undefined if the link is unknown, expired or
 * used, or if the user or the address is blocked.
 */
export async function confirmEmail(
  act: Act & Sealing,
  token: string,
): Promise<{ email: string; interaction: string | null } | undefined> {
  const { tx, at } = act;
  const used = await useMailToken(tx, hashKey(token), 'confirm_email');
  if (used === undefined || (await isShutOut(act, used.userId))) return undefined;
  await confirmLogin(tx, used.userId, at);
  await followUser(tx, used.userId);
  // The mail with the link arrived, so the address no longer bounces.
  await clearBouncing(tx, used.userId);
  const login = requireRow(await findLoginByUser(tx, used.userId), used.userId);
  await takeOverGuests(tx, { email: login.email, userId: used.userId });
  return { email: login.email, interaction: used.interaction };
}

/**
 * Returns true if a user is blocked, or signs up with the address of a blocked person, even if that person was erased.
 * Notes whom the address recognizes.
 */
export async function isShutOut(act: Act & Sealing, userId: string): Promise<boolean> {
  const { tx } = act;
  const { email } = requireRow(await findLoginByUser(tx, userId), userId);
  if ((await isBlocked(tx, userId)) || (await isAddressBlocked(tx, email))) return true;
  const erased = await listErasedByAddress(act, email);
  await noteReturns(act, userId, erased);
  return isSomebodyBlocked(tx, erased);
}

export interface Confirmation {
  userId: string;
  email: string;
  /** Confirming the address continues this sign-in. */
  interaction: string | null;
}

/** Mails a user the link that confirms their address. */
export async function sendConfirmation(
  { tx, secrets }: Mailing,
  { userId, interaction }: Confirmation,
): Promise<void> {
  const token = await makeMailLink(tx, { userId, purpose: 'confirm_email', interaction });
  const reader = requireRow(await findLoginByUser(tx, userId), userId);
  await queueSecurityMail({ tx, secrets }, { kind: 'confirm_address', news: { token }, reader });
}

const LIFETIME_SECONDS: Record<MailTokenPurpose, number> = { confirm_email: 86_400, reset_password: 3_600 };

export interface LinkOrder {
  userId: string;
  purpose: MailTokenPurpose;
  /** The sign-in that continues when the user opens the link. */
  interaction: string | null;
}

/** Creates the token of a link in a mail. Stores only the token's hash. */
export async function makeMailLink(tx: Database, order: LinkOrder): Promise<string> {
  const token = newToken();
  const lifetimeSeconds = LIFETIME_SECONDS[order.purpose];
  await insertMailToken(tx, { ...order, tokenHash: hashKey(token), lifetimeSeconds });
  return token;
}
