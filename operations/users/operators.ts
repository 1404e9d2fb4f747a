import { insertAccount, insertUser, updateOperator } from '../../db/queries/access/accounts';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findLoginByEmail } from '../../db/queries/access/logins';
import { hasFactors } from '../../db/queries/factors/factors';
import { SCOPES } from '../../domain/access/scopes';
import { GivingError } from '../../domain/errors';
import { normalizeEmail } from '../../domain/mails/email';
import { newId } from '../../new-id';
import { type Act } from '../act';
import { storeNewApiKey } from '../keys/new-keys';

/**
 * Creates the platform's own account, of which there can be only one, and an operator in it. Returns the
 * operator's API key.
 */
export async function makeOperator(
  { tx, at }: Act,
  { name, environment }: { name: string; environment: 'sandbox' | 'production' },
): Promise<string> {
  const accountId = await insertAccount(tx, { name: 'Platform', kind: 'platform', plan: 'premium' });
  const userId = newId('user');
  await insertUser(tx, {
    id: userId,
    accountId,
    name,
    isReviewer: true,
    isOperator: true,
    verificationLevel: 'none',
    createdAt: at,
  });
  const { key } = await storeNewApiKey(
    { tx, at },
    {
      accountId,
      userId,
      name: 'first key',
      scopes: [...SCOPES],
      issuedBy: [],
      environment,
    },
  );
  const subject = { type: 'user', id: userId };
  await recordAudit(tx, { action: 'user.made_operator', actor: null, subject, at });
  return key;
}

/**
 * Makes the user who confirmed this email address an operator. Throws CONFLICT if `needsFactor` is true and
 * the user has no second factor. Returns the user.
 */
export async function promoteToOperator(
  { tx, at }: Act,
  { email, needsFactor }: { email: string; needsFactor: boolean },
): Promise<{ userId: string; name: string }> {
  const login = await findLoginByEmail(tx, normalizeEmail(email));
  if (login?.confirmed !== true) {
    throw new GivingError('NOT_FOUND', `Nobody has confirmed the address ${email}. Sign up with it first.`);
  }
  const { userId, name } = login;
  if (needsFactor && !(await hasFactors(tx, userId))) {
    throw new GivingError(
      'CONFLICT',
      `${name} has no second factor. Add a passkey at /account/security first.`,
    );
  }
  await updateOperator(tx, userId);
  const subject = { type: 'user', id: userId };
  await recordAudit(tx, { action: 'user.made_operator', actor: null, subject, at });
  return { userId, name };
}
