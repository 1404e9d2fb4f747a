/**
 * Creates API keys, client secrets and tokens. The platform shows each secret once and stores only its hash.
 */
import { hash, randomBytes } from 'node:crypto';

const PREFIX = { sandbox: 'gp_sandbox_', production: 'gp_live_' } as const;

/** Creates a key with 192 random bits. Its characters never need escaping. */
export function newApiKey(environment: 'sandbox' | 'production'): string {
  return `${PREFIX[environment]}${randomBytes(24).toString('hex')}`;
}

/** Creates an OAuth client secret with 256 random bits. */
export function newClientSecret(): string {
  return `gp_client_${randomBytes(32).toString('hex')}`;
}

const GUEST_PREFIX = 'gp_guest_';

/** Creates the access token of a guest, with 192 random bits. */
export function newGuestToken(): string {
  return `${GUEST_PREFIX}${randomBytes(24).toString('hex')}`;
}

/** Tells the tokens of guests from other credentials by their prefix. */
export function isGuestToken(credential: string): boolean {
  return credential.startsWith(GUEST_PREFIX);
}

/** Creates a token with 256 random bits for a link or a mail. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Creates a token with 128 random bits. It is part of the link with which a donor confirms a payment. */
export function newActionToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Tells API keys from OAuth tokens by their prefix. */
export function isApiKey(credential: string): boolean {
  return isKeyOf('sandbox', credential) || isKeyOf('production', credential);
}

/** Returns true if an API key was created in this environment. */
export function isKeyOf(environment: keyof typeof PREFIX, credential: string): boolean {
  return credential.startsWith(PREFIX[environment]);
}

/** Hashes a secret for storage. Plain SHA-256 is enough for secrets with at least 128 random bits. */
export function hashKey(key: string): string {
  return hash('sha256', key);
}

/** Returns the first characters of a key. Its owner can recognize the key by them. */
export function keyPrefix(key: string): string {
  return key.slice(0, key.lastIndexOf('_') + 7);
}

/** Creates a recovery code with 128 random bits, in groups that people can copy. */
export function newRecoveryCode(): string {
  return (randomBytes(16).toString('hex').match(/.{8}/g) ?? []).join('-');
}

/** Hashes a recovery code. Ignores upper and lower case, and separators. */
export function hashRecoveryCode(code: string): string {
  return hashKey(code.toLowerCase().replace(/[^0-9a-f]/g, ''));
}
