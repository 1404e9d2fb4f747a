/** Decides whether a request may use an Idempotency-Key that was used before. */
import { createHash } from 'node:crypto';
import { type IdempotentAnswer } from '../../db/queries/platform/idempotent-answers';
import { GivingError } from '../../domain/errors';
import { type ApiContext, required } from './state';

/** Two requests with the same hash are the same request. */
export function hashRequest(context: ApiContext): string {
  const hash = createHash('sha256').update(`${context.method} ${context.url}\n`);
  return hash.update(context.state.upload?.sha256 ?? context.state.rawBody ?? '').digest('hex');
}

export function runningRequest(): GivingError {
  return new GivingError('CONFLICT', 'A request with this Idempotency-Key is running. Try again.', {}, 1);
}

export function refuseOtherRequest(earlier: { requestHash: string }, requestHash: string): void {
  if (earlier.requestHash === requestHash) return;
  throw new GivingError(
    'IDEMPOTENCY_KEY_REUSED',
    'Another request used this Idempotency-Key. Use a new one.',
  );
}

export function refuseOtherUser(earlier: { userId: string }, userId: string): void {
  if (earlier.userId === userId) return;
  throw new GivingError(
    'FORBIDDEN',
    'Another user made the request with this Idempotency-Key. Use a new one.',
  );
}

/**
 * Refuses a replay by another user, and by a credential with fewer rights. `authorize` has already checked the scope of
 * the route. A route without one may check more, so its replay needs every scope of the credential that made the call.
 */
export function refuseOtherCredential(earlier: IdempotentAnswer, context: ApiContext): void {
  const { userId, scopes } = required(context.state.actor, 'the actor');
  if (earlier.credentialHash === context.state.credentialHash) return;
  refuseOtherUser(earlier, userId);
  const { scope } = required(context.state.route, 'the route');
  const missing = scope === 'any' ? earlier.scopes.filter((each) => !scopes.includes(each)) : [];
  if (missing.length === 0) return;
  throw new GivingError(
    'FORBIDDEN',
    'This credential lacks scopes of the credential that made the request.',
    {
      scopes: missing,
    },
  );
}
