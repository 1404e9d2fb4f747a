import { type Database } from '../../db/database';
import { insertAccount, insertUser } from '../../db/queries/access/accounts';
import { findLoginByEmail, insertLogin } from '../../db/queries/access/logins';
import { GivingError } from '../../domain/errors';
import { type Locale } from '../../domain/mails/locale';
import { newId } from '../../new-id';
import { sendSecurityMail } from '../mails/send-security-mail';
import { type Confirmation, sendConfirmation } from './send-confirmation';

export interface Registration extends Omit<Confirmation, 'userId'> {
  name: string;
  passwordHash: string;
  locale: Locale;
  /** True if the address may get another mail this hour. */
  mayMail: boolean;
  at: Date;
}

/**
 * Creates an account and mails a confirmation link. If the address already has an account, mails that fact
 * instead.
 */
export async function registerLogin(tx: Database, registration: Registration): Promise<void> {
  const { email, issuer, secrets, mayMail } = registration;
  const reader = await findLoginByEmail(tx, email);
  if (reader !== undefined) {
    const means = { secrets, address: issuer };
    if (mayMail) await sendSecurityMail(tx, means, { kind: 'known_address', news: {}, reader });
    return;
  }
  const userId = await storeUser(tx, registration);
  if (mayMail) await sendConfirmation(tx, { ...registration, userId });
}

async function storeUser(
  tx: Database,
  {
    name,
    email,
    passwordHash,
    locale,
    at,
  }: Pick<Registration, 'name' | 'email' | 'passwordHash' | 'locale' | 'at'>,
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
