import { type Database } from '../../db/database';
import { lockAccount } from '../../db/queries/access/accounts';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findLoginByUser } from '../../db/queries/access/logins';
import { deleteFactor, hasFactors, insertTotp, replaceRecoveryCodes } from '../../db/queries/factors/factors';
import { GivingError, notFound, requireRow } from '../../domain/errors';
import { RECOVERY_CODES } from '../../domain/factors/factors';
import { hashRecoveryCode, newRecoveryCode } from '../../gateways/secrets/tokens';
import { type NewsOf } from '../../letters/mails';
import { findTotpStep } from '../../gateways/secrets/totp';
import { newId } from '../../new-id';
import { type Act, type Sealing } from '../act';
import { sendSecurityMail } from '../mails/send-mail';

/**
 * Adds an authenticator app if the user enters its current code. Marks that code as used, so that nobody can
 * sign in with it.
 */
export async function addTotp(
  act: Act & Sealing,
  owner: FactorOwner,
  { secret, code }: { secret: string; code: string },
): Promise<FactorAddition> {
  const { tx, at, secrets } = act;
  const { userId } = owner;
  const step = findTotpStep(secret, code, at);
  if (step === undefined) return { state: 'wrong' };
  await lockFactors(tx, owner);
  const isFirst = !(await hasFactors(tx, userId));
  const id = newId('factor');
  const sealedSecret = secrets.seal(secret);
  const isNew = await insertTotp(tx, { id, userId, name: 'Authenticator app', sealedSecret, step, at });
  if (!isNew) return { state: 'exists' };
  await announceFactorChange(act, owner, { news: 'totp_added', subject: id });
  return { state: 'added', recoveryCodes: isFirst ? await storeRecoveryCodes(act, owner) : undefined };
}

/**
 * Removes a second factor. With the last factor, also removes the recovery codes. Throws CONFLICT if it is
 * the last factor and `mayRemoveLast` is false, because operators must keep one.
 */
export async function removeFactor(
  act: Act & Sealing,
  owner: FactorOwner,
  { factorId, mayRemoveLast }: { factorId: string; mayRemoveLast: boolean },
): Promise<void> {
  const { tx, at } = act;
  const { userId } = owner;
  await lockFactors(tx, owner);
  const factor = await deleteFactor(tx, factorId, userId);
  if (factor === undefined) throw notFound('second factor');
  if (!(await hasFactors(tx, userId))) {
    if (!mayRemoveLast) {
      throw new GivingError(
        'CONFLICT',
        'Operators need a second factor. Add another one before you remove this one.',
        { reason: 'last_factor' },
      );
    }
    await replaceRecoveryCodes(tx, { userId, codeHashes: [], at });
  }
  await announceFactorChange(act, owner, { news: `${factor.kind}_removed`, subject: factorId });
}

/**
 * Replaces a user's recovery codes and stores only their hashes. Returns the new codes, which the user can
 * see only now.
 */
export async function storeRecoveryCodes({ tx, at }: Act & Sealing, owner: FactorOwner): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const { userId } = owner;
  await replaceRecoveryCodes(tx, { userId, codeHashes: codes.map(hashRecoveryCode), at });
  return codes;
}

/** Replaces the recovery codes at the user's request, and tells the user by mail. */
export async function renewRecoveryCodes(act: Act & Sealing, owner: FactorOwner): Promise<string[]> {
  const codes = await storeRecoveryCodes(act, owner);
  await announceFactorChange(act, owner, { news: 'recovery_codes_replaced' });
  return codes;
}

/** The user whose factors change. */
export interface FactorOwner {
  userId: string;
  accountId: string;
  email: string;
}

/** The audit log shows this id for changes that users make on the security page, where no API key is used. */
const CREDENTIAL_ID = 'giving-account';

export async function announceFactorChange(
  { tx, at, secrets }: Act & Sealing,
  { userId, accountId, email }: FactorOwner,
  {
    news,
    subject,
    details = {},
  }: {
    news: NewsOf['second_factor_changed']['happening'];
    subject?: string;
    details?: Record<string, unknown>;
  },
): Promise<void> {
  const login = requireRow(await findLoginByUser(tx, userId), userId);
  const reader = { email, locale: login.locale };
  const told = { happening: news };
  await sendSecurityMail({ tx, secrets }, { kind: 'second_factor_changed', news: told, reader });
  await recordAudit(tx, {
    action: `user.${news}`,
    actor: { userId, accountId, credentialId: CREDENTIAL_ID },
    subject: subject === undefined ? { type: 'user', id: userId } : { type: 'factor', id: subject },
    details,
    at,
  });
}

/** The result of adding a second factor. A user who adds the first factor also gets recovery codes. */
export type FactorAddition =
  | { state: 'added'; recoveryCodes: string[] | undefined }
  /** The code or the passkey's answer was wrong. */
  | { state: 'wrong' }
  /** The user already has this factor, or has too many. */
  | { state: 'exists' };

/** Locks the user's account, so that concurrent changes of the user's factors run one after the other. */
export async function lockFactors(
  tx: Database,
  { accountId }: Pick<FactorOwner, 'accountId'>,
): Promise<void> {
  await lockAccount(tx, accountId);
}
