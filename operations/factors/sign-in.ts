import { type Database } from '../../db/database';
import { deleteOauthRecord, findOauthRecord, saveOauthRecord } from '../../db/queries/access/oauth-records';
import {
  findTotp,
  listPasskeys,
  usePasskey,
  useRecoveryCode,
  useTotpStep,
} from '../../db/queries/factors/factors';
import { FACTOR_WAIT_SECONDS, type FactorProof } from '../../domain/factors/factors';
import { hashKey, hashRecoveryCode } from '../../gateways/secrets/tokens';
import { findSigningPasskey, readPasskeyAnswer, type RelyingParty } from '../../gateways/secrets/passkeys';
import { findTotpStep } from '../../gateways/secrets/totp';
import { type Act, type Sealing } from '../act';
import { announceFactorChange, type FactorOwner } from './change-factors';
import { usePasskeyChallenge } from './passkeys';

/**
 * Checks a code of the authenticator app or a recovery code. Each code works once. Returns undefined if the
 * code is wrong or already used.
 */
export async function checkFactorCode(
  act: Act & Sealing,
  owner: FactorOwner,
  code: string,
): Promise<FactorProof | undefined> {
  const { tx, at, secrets } = act;
  const { userId } = owner;
  const totp = await findTotp(tx, userId);
  const digits = code.replace(/\s/g, '');
  const step = totp && findTotpStep(secrets.open(totp.sealedSecret), digits, at);
  if (totp !== undefined && step !== undefined) {
    return (await useTotpStep(tx, totp.id, step, at)) ? 'totp' : undefined;
  }
  if (!(await useRecoveryCode(tx, { userId, codeHash: hashRecoveryCode(code), at }))) return undefined;
  await announceFactorChange(act, owner, { news: 'recovery_code_used' });
  return 'recovery_code';
}

/** Checks a passkey's answer to the challenge of a sign-in. Returns undefined if the answer is not valid. */
export async function checkPasskey(
  { tx, at }: Act,
  { userId }: Pick<FactorOwner, 'userId'>,
  { site, answer }: { site: RelyingParty; answer: string },
): Promise<FactorProof | undefined> {
  const read = readPasskeyAnswer(answer);
  if (read === undefined) return undefined;
  const { challenge } = read;
  if (!(await usePasskeyChallenge(tx, { challenge, userId, purpose: 'sign_in' }))) return undefined;
  const used = await findSigningPasskey(site, await listPasskeys(tx, userId), read);
  if (used === undefined) return undefined;
  await usePasskey(tx, used.id, used.signCount, at);
  return 'passkey';
}

const MODEL = 'SignInStep';

/** Records that a user entered the right password. `interaction` is the id of the sign-in. */
export async function keepSignInStep(
  tx: Database,
  { interaction, userId }: { interaction: string; userId: string },
): Promise<void> {
  await saveOauthRecord(tx, {
    model: MODEL,
    idHash: hashKey(interaction),
    payload: { userId },
    grantHash: null,
    sessionUid: null,
    clientId: null,
    userId,
    lifetimeSeconds: FACTOR_WAIT_SECONDS,
  });
}

/**
 * Returns the id of the user who entered the right password in this sign-in. Returns undefined if nobody did.
 */
export async function findSignInStep(db: Database, interaction: string): Promise<string | undefined> {
  const record = await findOauthRecord(db, MODEL, hashKey(interaction));
  return record === undefined ? undefined : String(record.payload.userId);
}

/** Deletes the record of the password. Call it after the second factor, or when the sign-in starts again. */
export async function endSignInStep(tx: Database, interaction: string): Promise<void> {
  await deleteOauthRecord(tx, MODEL, hashKey(interaction));
}
