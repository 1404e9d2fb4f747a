import { type Database } from '../../db/database';
import { type Actor } from '../../db/queries/api-keys';
import { countRequest, type RateUse } from '../../db/queries/rate-windows';
import { GivingError } from '../../domain/errors';
import { PLAN_LIMITS } from '../../domain/scopes';
import { type ApiContext, type Next, required } from './state';

/** Counts the request against its key's hour and answers the X-RateLimit headers; 429 past the plan's limit. */
export function rateLimit(db: Database) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    const actor = required(context.state.actor, 'the actor');
    const limit = hourlyLimit(actor);
    const use = await countRequest(db, `key:${actor.keyId}`);
    const exceeded = setRateHeaders(context, limit, use);
    if (use.used > limit) throw exceeded;
    await next();
  };
}

/** Requests an hour that an actor's plan allows. */
export function hourlyLimit(actor: Pick<Actor, 'plan' | 'hourlyLimit'>): number {
  return actor.plan === 'enterprise'
    ? required(actor.hourlyLimit ?? undefined, 'the hourly limit')
    : PLAN_LIMITS[actor.plan];
}

/** Sets the headers of one window and makes the error for those who are over it. */
export function setRateHeaders(context: ApiContext, limit: number, use: RateUse): GivingError {
  context.set('X-RateLimit-Limit', String(limit));
  context.set('X-RateLimit-Remaining', String(Math.max(0, limit - use.used)));
  context.set('X-RateLimit-Reset', String(use.resetAtSeconds));
  const seconds = Math.max(1, use.resetAtSeconds - Math.floor(Date.now() / 1000));
  return new GivingError('RATE_LIMIT_EXCEEDED', 'Too many requests in this hour.', { limit }, seconds);
}
