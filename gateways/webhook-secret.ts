/** Webhook secrets: made at random, and stored only sealed. */
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';
const KEY_SALT = 'giving-platform webhook secret v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Deriving a key takes tens of milliseconds on purpose, so each process does it once. */
const derivedKeys = new Map<string, Buffer>();

/** A stored secret that this installation's key does not open. */
export class SealedSecretError extends Error {
  override readonly name = 'SealedSecretError';
  readonly code = 'SECRET_UNREADABLE';

  constructor() {
    super('A stored secret cannot be opened: it was sealed with another DATA_KEY, or altered.');
  }
}

/** A new signing secret: `whsec_` and 32 random bytes in base64, as Standard Webhooks asks. */
export function createWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Encrypts a secret for storage; sealing the same text twice gives different results. */
export function sealSecret(dataKey: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(dataKey), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
}

/** So many opened texts are kept: an endpoint's secret is asked for at every attempt. */
const KEPT_TEXTS = 1_000;

/** Decrypts what `sealSecret` made, and keeps what it decrypted last; throws as `openSecret` does. */
export function createSecretOpener(dataKey: string): (sealed: string) => string {
  const kept = new Map<string, string>();
  return (sealed) => {
    const text = kept.get(sealed) ?? openSecret(dataKey, sealed);
    if (kept.size >= KEPT_TEXTS) kept.clear();
    kept.set(sealed, text);
    return text;
  };
}

/** Decrypts what sealSecret made; throws a SealedSecretError when the key or the text is not the same. */
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
