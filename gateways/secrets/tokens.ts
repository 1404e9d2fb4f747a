/**
 * Creates API keys, client secrets, webhook secrets and tokens. The platform shows each secret once. It stores only the
 * hash, except of webhook secrets, which sign.
 */
import { hash, randomBytes } from 'node:crypto';

const PREFIX = { sandbox: 'gp_sandbox_', production: 'gp_live_' } as const;

/** Creates an API key with 192 random bits. Its characters need no escaping in URLs or shells. */
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

/** Recognizes guest tokens by their prefix. */
export function isGuestToken(credential: string): boolean {
  return credential.startsWith(GUEST_PREFIX);
}

/** Creates a token with 256 random bits for a link or a mail. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Creates a token with 128 random bits for the link by which a donor confirms a payment. */
export function newActionToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Creates a secret that signs webhooks. Standard Webhooks requires the prefix `whsec_` and random bytes in base64. */
export function createWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Recognizes API keys by their prefix. */
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

/** Returns the first characters of a key, by which its owner recognizes it. */
export function keyPrefix(key: string): string {
  return key.slice(0, key.lastIndexOf('_') + 7);
}

/** Creates a recovery code with 128 random bits, in groups that are easy to copy by hand. */
export function newRecoveryCode(): string {
  return (randomBytes(16).toString('hex').match(/.{8}/g) ?? []).join('-');
}

/** Hashes a recovery code. Ignores letter case and separators, because people type the code by hand. */
export function hashRecoveryCode(code: string): string {
  return hashKey(code.toLowerCase().replace(/[^0-9a-f]/g, ''));
}
