/** Keys that sign ID tokens: stored sealed, replaced every 90 days, published a day before they sign. */
import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { addSigningKeyWhenDue, type SigningKey } from '../../db/queries/platform/signing-keys';
import { DAY_MS } from '../../domain/days';
import { type ApiDependencies } from '../route';

const LIFETIME_MS = 90 * DAY_MS;
/** Clients keep our key set for hours; by the time a new key signs, they have it. */
const PUBLISHED_BEFORE_MS = DAY_MS;
const RSA_BITS = 2_048;

type KeyStore = Pick<ApiDependencies, 'db' | 'gateways'>;

/** Makes a key when there is none or the newest one is due to be replaced. */
export async function ensureSigningKey(store: KeyStore, now: Date): Promise<void> {
  await addSigningKeyWhenDue(
    store.db,
    (newest) => newest === undefined || now.getTime() - newest.createdAt.getTime() > LIFETIME_MS,
    (isFirst) => makeKey(store, now, isFirst ? 0 : PUBLISHED_BEFORE_MS),
  );
}

/** Published keys, the one that signs now first. */
export function orderForSigning(keys: SigningKey[], now: Date): SigningKey[] {
  const current = keys.find((key) => key.signsFrom <= now) ?? keys[0];
  return current === undefined ? [] : [current, ...keys.filter((key) => key !== current)];
}

async function makeKey(
  { gateways }: KeyStore,
  now: Date,
  signsAfterMs: number,
): Promise<SigningKey & { othersPublishedUntil: Date }> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS });
  const kid = randomBytes(12).toString('base64url');
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' };
  return {
    kid,
    sealedKey: gateways.secrets.seal(JSON.stringify(jwk)),
    createdAt: now,
    signsFrom: new Date(now.getTime() + signsAfterMs),
    othersPublishedUntil: new Date(now.getTime() + signsAfterMs + DAY_MS),
  };
}
