/** Secrets that are made at random, shown once, and stored only as a hash: API keys, client secrets, tokens in mails. */
import { hash, randomBytes } from 'node:crypto';

const PREFIX = { sandbox: 'gp_sandbox_', production: 'gp_live_' } as const;

/** A new key of 192 random bits, in characters that need no escaping anywhere. */
export function newApiKey(environment: 'sandbox' | 'production'): string {
  return `${PREFIX[environment]}${randomBytes(24).toString('hex')}`;
}

/** A new secret of an OAuth client, of 256 random bits. */
export function newClientSecret(): string {
  return `gp_client_${randomBytes(32).toString('hex')}`;
}

/** A new token of 256 random bits for a link or a mail. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a credential has the form of a key; anything else can only be an OAuth token. */
export function isApiKey(credential: string): boolean {
  return credential.startsWith(PREFIX.sandbox) || credential.startsWith(PREFIX.production);
}

/** The stored form of a secret: its SHA-256, which is enough for 128 random bits or more. */
export function hashKey(key: string): string {
  return hash('sha256', key);
}

/** The part of a key that later reads may show. */
export function keyPrefix(key: string): string {
  return key.slice(0, key.lastIndexOf('_') + 7);
}
