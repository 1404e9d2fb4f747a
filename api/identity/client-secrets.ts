/** Compares client secrets and limits attempts to guess them. */
import { createHash, timingSafeEqual } from 'node:crypto';
import Provider, { errors } from 'oidc-provider';
import { type Database } from '../../db/database';
import { countRequest, discountRequest } from '../../db/queries/platform/rate-windows';
import { hashKey } from '../../gateways/secrets/tokens';

/** An IP address may send this many wrong secrets for one client in an hour. */
const WRONG_SECRETS_PER_HOUR = 1_000;

/**
 * Returns true if a secret has the stored hash. Counts each attempt before it compares, so that parallel
 * attempts cannot exceed the limit. Over the limit, refuses even the right secret, so that more guesses
 * reveal nothing.
 */
export async function isClientSecret(
  db: Database,
  { clientId, secretHash }: { clientId: string; secretHash: string },
  secret: string,
): Promise<boolean> {
  const context = Provider.ctx;
  const subject = `client-secret:${digest(`${clientId} ${context?.ip ?? ''}`)}`;
  const { used, resetAtSeconds } = await countRequest(db, subject);
  if (used > WRONG_SECRETS_PER_HOUR) {
    context?.set('Retry-After', String(Math.max(1, resetAtSeconds - Math.floor(Date.now() / 1000))));
    const error = new errors.OIDCProviderError(429, 'temporarily_unavailable');
    throw Object.assign(error, { error_description: 'too many wrong secrets' });
  }
  const isRight = isSameHash(hashKey(secret), secretHash);
  if (isRight) await discountRequest(db, subject);
  return isRight;
}

/** Hashes an address, so that the rate limits do not store it. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
