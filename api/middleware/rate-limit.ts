import { type Actor } from '../../domain/access/actor';
import { type RateUse } from '../../db/queries/platform/rate-windows';
import { GivingError } from '../../domain/errors';
import { GIVING_PAGES, GIVING_PAGES_HOURLY_LIMIT } from '../../domain/access/own-clients';
import { HOURLY_LIMITS } from '../../domain/access/scopes';
import { GUEST_HOURLY_LIMIT } from '../../domain/guests/guest';
import { type ApiContext, type Next, required } from './state';

/** Sets the rate limit headers. Throws 429 if the caller is over the hourly limit. */
export async function rateLimit(context: ApiContext, next: Next): Promise<void> {
  const limit = hourlyLimit(required(context.state.actor, 'the actor'));
  const use = required(context.state.rateUse, 'the rate use');
  setRateHeaders(context, limit, use);
  if (use.used > limit) throw rateExceeded(limit, use);
  await next();
}

/** Returns how many requests the actor may make per hour. Guests and the platform's own pages have different limits. */
export function hourlyLimit(
  actor: Pick<Actor, 'plan' | 'hourlyLimit'> & Partial<Pick<Actor, 'credential' | 'credentialId'>>,
): number {
  if (actor.credential === 'guest_token') return GUEST_HOURLY_LIMIT;
  if (actor.credentialId === GIVING_PAGES) return GIVING_PAGES_HOURLY_LIMIT;
  return actor.plan === 'enterprise'
    ? required(actor.hourlyLimit ?? undefined, 'the hourly limit')
    : HOURLY_LIMITS[actor.plan];
}

/** Sets the X-RateLimit-* headers and the headers of the IETF draft. */
export function setRateHeaders(context: ApiContext, limit: number, use: RateUse): void {
  const [most, left] = [String(limit), String(Math.max(0, limit - use.used))];
  context.set('X-RateLimit-Limit', most);
  context.set('X-RateLimit-Remaining', left);
  context.set('X-RateLimit-Reset', String(use.resetAtSeconds));
  context.set('RateLimit-Policy', `"hour";q=${most};w=3600`);
  context.set('RateLimit', `"hour";r=${left};t=${String(secondsLeft(use))}`);
}

/** Builds the error for a caller who is over the limit. */
export function rateExceeded(limit: number, use: RateUse): GivingError {
  return new GivingError(
    'RATE_LIMIT_EXCEEDED',
    'Too many requests this hour. Wait for the seconds in Retry-After, then try again.',
    { limit },
    secondsLeft(use),
  );
}

function secondsLeft({ resetAtSeconds }: RateUse): number {
  return Math.max(1, resetAtSeconds - Math.floor(Date.now() / 1000));
}
