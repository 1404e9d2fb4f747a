import { type Database } from '../../db/database';
import { hasFactors, insertPasskey, listPasskeys } from '../../db/queries/factors/factors';
import { MAX_PASSKEYS } from '../../domain/factors/factors';
import { readNewPasskey, readPasskeyAnswer, type RelyingParty } from '../../gateways/passkeys';
import { newId } from '../../new-id';
import { type FactorAddition, lockFactors } from './factor-addition';
import { announceFactorChange, type FactorOwner } from './factor-change';
import { usePasskeyChallenge } from './passkey-challenge';
import { storeRecoveryCodes } from './renew-recovery-codes';

/** Adds a passkey that the user's browser created in answer to a challenge from the platform. */
export async function addPasskey(
  tx: Database,
  owner: FactorOwner,
  { site, name, answer }: { site: RelyingParty; name: string; answer: string },
): Promise<FactorAddition> {
  const { userId, at } = owner;
  const read = readPasskeyAnswer(answer);
  if (read === undefined) return { state: 'wrong' };
  const { challenge } = read;
  if (!(await usePasskeyChallenge(tx, { challenge, userId, purpose: 'add' }))) return { state: 'wrong' };
  const passkey = await readNewPasskey(site, read);
  if (passkey === undefined) return { state: 'wrong' };
  await lockFactors(tx, owner);
  if ((await listPasskeys(tx, userId)).length >= MAX_PASSKEYS) return { state: 'exists' };
  const isFirst = !(await hasFactors(tx, userId));
  const id = newId('factor');
  if (!(await insertPasskey(tx, { ...passkey, id, userId, name, at }))) return { state: 'exists' };
  await announceFactorChange(tx, owner, { news: 'passkey_added', subject: id });
  return { state: 'added', recoveryCodes: isFirst ? await storeRecoveryCodes(tx, owner) : undefined };
}
