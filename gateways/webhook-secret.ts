/** Creates random webhook secrets, and encrypts secrets for storage. */
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';
const KEY_SALT = 'giving-platform webhook secret v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Key derivation is slow on purpose (tens of milliseconds), so each process does it once. */
const derivedKeys = new Map<string, Buffer>();

/** A stored secret that this installation's key cannot decrypt. */
export class SealedSecretError extends Error {
  override readonly name = 'SealedSecretError';
  readonly code = 'SECRET_UNREADABLE';

  constructor() {
    super('A stored secret cannot be decrypted: it was encrypted with another DATA_KEY, or altered.');
  }
}

/** Creates a signing secret: `whsec_` and 32 random bytes in base64, as Standard Webhooks requires. */
export function createWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Encrypts a secret for storage. Encrypting the same text twice gives different results. */
export function sealSecret(dataKey: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(dataKey), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
}

/** Size of the cache. Every delivery attempt needs its endpoint's secret. */
const KEPT_TEXTS = 1_000;

/** Creates an `openSecret` with a cache of recently decrypted texts. */
export function createSecretOpener(dataKey: string): (sealed: string) => string {
  const kept = new Map<string, string>();
  return (sealed) => {
    const text = kept.get(sealed) ?? openSecret(dataKey, sealed);
    if (kept.size >= KEPT_TEXTS) kept.clear();
    kept.set(sealed, text);
    return text;
  };
}

/** Decrypts the output of `sealSecret`. Throws a SealedSecretError if the key differs or the text was altered. */
export function openSecret(dataKey: string, sealed: string): string {
  const [version, payload] = sealed.split('.');
  const bytes = Buffer.from(payload ?? '', 'base64url');
  if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) throw new SealedSecretError();
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, deriveKey(dataKey), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  try {
    return decipher.update(bytes.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new SealedSecretError();
  }
}

function deriveKey(dataKey: string): Buffer {
  const known = derivedKeys.get(dataKey);
  if (known) return known;
  const key = scryptSync(dataKey, KEY_SALT, 32);
  derivedKeys.set(dataKey, key);
  return key;
}
