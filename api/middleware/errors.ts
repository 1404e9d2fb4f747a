import { type Logger } from 'pino';
import { isUnavailable } from '../../db/failures';
import { GivingError, notFound } from '../../domain/errors';
import { type ApiContext, type Next } from './state';

/** Turns everything that is thrown into the response {"error": {code, message, details}}. */
export function errors(log: Logger) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    try {
      await next();
      refuseUnanswered(context);
    } catch (thrown) {
      const error = toGivingError(thrown);
      reportError(log, context, error, thrown);
      context.status = error.status;
      if (error.status === 401) context.set('WWW-Authenticate', challengeOf(error));
      if (error.retryAfterSeconds !== undefined) context.set('Retry-After', String(error.retryAfterSeconds));
      context.body = errorBody(error);
    }
  };
}

/** Returns the WWW-Authenticate header of a 401 (RFC 6750 and 9470). */
function challengeOf({ details }: GivingError): string {
  return details.reason === 'step_up'
    ? `Bearer error="insufficient_user_authentication", max_age=${String(details.max_age)}`
    : 'Bearer';
}

/** Logs errors with status 500 or above. */
export function reportError(log: Logger, context: ApiContext, error: GivingError, thrown: unknown): void {
  if (error.status < 500) return;
  const { requestId } = context.state;
  log.error(
    { requestId, code: error.code, method: context.method, path: context.path, error: thrown },
    'request failed',
  );
}

/** Refuses a request that no route answered. The router has set the status and, for a known path, the Allow header. */
function refuseUnanswered(context: ApiContext): void {
  if (context.body) return;
  if (context.status === 404) throw notFound('route');
  if (context.status === 405 || context.status === 501) {
    throw new GivingError('METHOD_NOT_ALLOWED', 'This path does not support this method.');
  }
}

/** Returns the response body of an error. */
export function errorBody(error: GivingError) {
  return { error: { code: error.code, message: error.message, details: error.details } };
}

/** Converts anything thrown to the error that the caller sees. Reveals nothing about an internal failure. */
export function toGivingError(thrown: unknown): GivingError {
  if (thrown instanceof GivingError) return thrown;
  if (isUnavailable(thrown)) {
    return new GivingError('SERVICE_UNAVAILABLE', 'The service is busy or restarting. Try again.', {}, 2);
  }
  return new GivingError('INTERNAL_ERROR', 'Something went wrong on our side. The failure has been logged.');
}
