import { type Database } from '../../db/database';
import {
  findTotp,
  listPasskeys,
  usePasskey,
  useRecoveryCode,
  useTotpStep,
} from '../../db/queries/factors/factors';
import { type FactorProof } from '../../domain/factors/factors';
import { hashRecoveryCode } from '../../gateways/credentials';
import { findSigningPasskey, readPasskeyAnswer, type RelyingParty } from '../../gateways/passkeys';
import { findTotpStep } from '../../gateways/totp';
import { announceFactorChange, type FactorOwner } from './factor-change';
import { usePasskeyChallenge } from './passkey-challenge';

/**
 * Checks a code of the authenticator app or a recovery code. Each code works once. Returns undefined if the
 * code is wrong or already used.
 */
export async function checkFactorCode(
  tx: Database,
  owner: FactorOwner,
  code: string,
): Promise<FactorProof | undefined> {
  const { userId, secrets, at } = owner;
  const totp = await findTotp(tx, userId);
  const digits = code.replace(/\s/g, '');
  const step = totp && findTotpStep(secrets.open(totp.sealedSecret), digits, at);
  if (totp !== undefined && step !== undefined) {
    return (await useTotpStep(tx, totp.id, step, at)) ? 'totp' : undefined;
  }
  if (!(await useRecoveryCode(tx, { userId, codeHash: hashRecoveryCode(code), at }))) return undefined;
  await announceFactorChange(tx, owner, { news: 'recovery_code_used' });
  return 'recovery_code';
}

/** Checks a passkey's answer to the challenge of a sign-in. Returns undefined if the answer is not valid. */
export async function checkPasskey(
  tx: Database,
  { userId, at }: Pick<FactorOwner, 'userId' | 'at'>,
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
