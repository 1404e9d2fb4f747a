import { type Database } from '../../db/database';
import { consumeOauthRecord, findOauthRecord, saveOauthRecord } from '../../db/queries/access/oauth-records';
import { hasFactors, insertPasskey, listPasskeys } from '../../db/queries/factors/factors';
import { FACTOR_WAIT_SECONDS, MAX_PASSKEYS } from '../../domain/factors/factors';
import { hashKey } from '../../gateways/secrets/tokens';
import {
  authenticationOptions,
  readNewPasskey,
  readPasskeyAnswer,
  registrationOptions,
  type RelyingParty,
} from '../../gateways/secrets/passkeys';
import { newId } from '../../new-id';
import { type Act, type Sealing } from '../act';
import {
  announceFactorChange,
  type FactorAddition,
  type FactorOwner,
  lockFactors,
  storeRecoveryCodes,
} from './change-factors';

/** Adds a passkey that the user's browser created in answer to a challenge from the platform. */
export async function addPasskey(
  act: Act & Sealing,
  owner: FactorOwner,
  { site, name, answer }: { site: RelyingParty; name: string; answer: string },
): Promise<FactorAddition> {
  const { tx, at } = act;
  const { userId } = owner;
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
  await announceFactorChange(act, owner, { news: 'passkey_added', subject: id });
  return { state: 'added', recoveryCodes: isFirst ? await storeRecoveryCodes(act, owner) : undefined };
}

export interface PasskeyOffer {
  userId: string;
  email: string;
  site: RelyingParty;
}

/** Stores a challenge for adding a passkey. Returns the options for the browser's passkey dialog as JSON. */
export async function offerNewPasskey(tx: Database, { userId, email, site }: PasskeyOffer): Promise<string> {
  const passkeys = await listPasskeys(tx, userId);
  const options = await registrationOptions(site, { userId, email, passkeys });
  await keepPasskeyChallenge(tx, { challenge: options.challenge, userId, purpose: 'add' });
  return JSON.stringify(options);
}

/**
 * Stores a challenge for a sign-in. Returns the options for the browser's passkey dialog as JSON, or
 * undefined if the user has no passkey.
 */
export async function offerPasskeySignIn(
  tx: Database,
  { userId, site }: Pick<PasskeyOffer, 'userId' | 'site'>,
): Promise<string | undefined> {
  const passkeys = await listPasskeys(tx, userId);
  if (passkeys.length === 0) return undefined;
  const options = await authenticationOptions(site, passkeys);
  await keepPasskeyChallenge(tx, { challenge: options.challenge, userId, purpose: 'sign_in' });
  return JSON.stringify(options);
}

const MODEL = 'PasskeyChallenge';

export interface PasskeyChallenge {
  challenge: string;
  userId: string;
  purpose: 'add' | 'sign_in';
}

/** Stores the challenge as a hash. */
export async function keepPasskeyChallenge(
  tx: Database,
  { challenge, userId, purpose }: PasskeyChallenge,
): Promise<void> {
  await saveOauthRecord(tx, {
    model: MODEL,
    idHash: hashKey(challenge),
    payload: { purpose, userId },
    grantHash: null,
    sessionUid: null,
    clientId: null,
    userId,
    lifetimeSeconds: FACTOR_WAIT_SECONDS,
  });
}

/**
 * Marks a challenge as used. Returns false if it is unknown, already used, or meant for another user or
 * purpose.
 */
export async function usePasskeyChallenge(
  tx: Database,
  { challenge, userId, purpose }: PasskeyChallenge,
): Promise<boolean> {
  const record = await findOauthRecord(tx, MODEL, hashKey(challenge));
  if (record?.payload.userId !== userId || record.payload.purpose !== purpose) return false;
  return consumeOauthRecord(tx, MODEL, hashKey(challenge));
}
