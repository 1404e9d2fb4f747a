import { type Database } from '../../db/database';
import { hasFactors, insertTotp } from '../../db/queries/factors/factors';
import { findTotpStep } from '../../gateways/totp';
import { newId } from '../../new-id';
import { announceFactorChange, type FactorOwner } from './factor-change';
import { type FactorAddition, lockFactors } from './factor-addition';
import { storeRecoveryCodes } from './renew-recovery-codes';

/**
 * Adds an authenticator app if the user enters its current code. Marks that code as used, so that nobody can
 * sign in with it.
 */
export async function addTotp(
  tx: Database,
  owner: FactorOwner,
  { secret, code }: { secret: string; code: string },
): Promise<FactorAddition> {
  const { userId, secrets, at } = owner;
  const step = findTotpStep(secret, code, at);
  if (step === undefined) return { state: 'wrong' };
  await lockFactors(tx, owner);
  const isFirst = !(await hasFactors(tx, userId));
  const id = newId('factor');
  const sealedSecret = secrets.seal(secret);
  const isNew = await insertTotp(tx, { id, userId, name: 'Authenticator app', sealedSecret, step, at });
  if (!isNew) return { state: 'exists' };
  await announceFactorChange(tx, owner, { news: 'totp_added', subject: id });
  return { state: 'added', recoveryCodes: isFirst ? await storeRecoveryCodes(tx, owner) : undefined };
}
