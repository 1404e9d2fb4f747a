/** Encrypts and decrypts stored secrets. */
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { type DataKey } from '../../domain/access/data-keys';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';
const KEY_SALT = 'giving-platform webhook secret v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The derived keys. Deriving a key intentionally takes tens of milliseconds, so each process derives a key
 * only once.
 */
const derivedKeys = new Map<string, Buffer>();

/** Thrown if the installation's keys cannot decrypt a stored secret. */
export class SealedSecretError extends Error {
  override readonly name = 'SealedSecretError';
  readonly code = 'SECRET_UNREADABLE';

  constructor() {
    super(
      'A stored secret cannot be decrypted: DATA_KEY lacks the key that encrypted it, or it was altered.',
    );
  }
}

/** Returns the prefix of every text that was encrypted with the first key. */
export function sealedPrefix([first]: DataKey[]): string {
  return `${VERSION}.${first?.id ?? ''}.`;
}

/** Encrypts a secret with the first key. Encrypting the same text twice gives different results. */
export function sealSecret(keys: DataKey[], text: string): string {
  const [first] = keys;
  if (first === undefined) throw new Error('there is no data key');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(first.key), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${sealedPrefix(keys)}${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
}

/**
 * The size of the cache of decrypted texts. The cache exists because every delivery attempt needs a secret.
 */
const KEPT_TEXTS = 1_000;

/** Returns a function like `openSecret` that caches decrypted texts. */
export function createSecretOpener(keys: DataKey[]): (sealed: string) => string {
  const kept = new Map<string, string>();
  return (sealed) => {
    const text = kept.get(sealed) ?? openSecret(keys, sealed);
    if (kept.size >= KEPT_TEXTS) kept.clear();
    kept.set(sealed, text);
    return text;
  };
}

/**
 * Decrypts a text that `sealSecret` encrypted. Throws a SealedSecretError if the key is missing or the text altered.
 */
export function openSecret(keys: DataKey[], sealed: string): string {
  const [version, keyId, payload = '', ...rest] = sealed.split('.');
  const key = version === VERSION && rest.length === 0 ? keys.find(({ id }) => id === keyId) : undefined;
  const text = key === undefined ? undefined : decrypt(key.key, payload);
  if (text === undefined) throw new SealedSecretError();
  return text;
}

function decrypt(dataKey: string, payload: string): string | undefined {
  const bytes = Buffer.from(payload, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, deriveKey(dataKey), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  try {
    return decipher.update(bytes.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

function deriveKey(dataKey: string): Buffer {
  const known = derivedKeys.get(dataKey);
  if (known) return known;
  const key = scryptSync(dataKey, KEY_SALT, 32);
  derivedKeys.set(dataKey, key);
  return key;
}
