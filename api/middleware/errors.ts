import { type Logger } from 'pino';
import { isUnavailable } from '../../db/failures';
import { GivingError, notFound } from '../../domain/errors';
import { ERROR_PAGES } from '../docs-site/error-pages';
import { answerNotFound, wantsPage } from '../web-pages/not-found';
import { type ApiContext, type Next } from './state';

/** Turns everything that is thrown into the response {"error": {code, message, details, doc_url, request_id}}. */
export function errors(log: Logger) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    try {
      await next();
      refuseUnanswered(context);
    } catch (thrown) {
      const error = toGivingError(thrown);
      reportError(log, context, error, thrown);
      if (error.status === 401) context.set('WWW-Authenticate', challengeOf(error));
      if (error.status === 404 && wantsPage(context)) answerNotFound(context);
      else answerRefusal(context, error);
    }
  };
}

/** Answers with the status and the body of an error, and with the time after which to try again. */
export function answerRefusal(context: ApiContext, error: GivingError): void {
  context.status = error.status;
  if (error.retryAfterSeconds !== undefined) context.set('Retry-After', String(error.retryAfterSeconds));
  context.body = errorBody(error, context.state.requestId);
}

/** Returns the WWW-Authenticate header of a 401 (RFC 6750 and 9470). Names no error if no credential was sent. */
function challengeOf({ details: { reason, max_age: maxAge } }: GivingError): string {
  switch (reason) {
    case 'missing':
      return 'Bearer';
    case 'step_up':
      return `Bearer error="insufficient_user_authentication", max_age=${String(maxAge)}`;
    default:
      return `Bearer error="invalid_token", error_description="${String(reason)}"`;
  }
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
    throw new GivingError('METHOD_NOT_ALLOWED', `This path supports only ${context.response.get('Allow')}.`);
  }
}

/** Returns the response body of an error. */
export function errorBody({ code, message, details }: GivingError, requestId: string) {
  return { error: { code, message, details, doc_url: `${ERROR_PAGES}/${code}`, request_id: requestId } };
}

/** Converts anything thrown to the error that the caller sees. Reveals nothing about an internal failure. */
export function toGivingError(thrown: unknown): GivingError {
  if (thrown instanceof GivingError) return thrown;
  if (isUnavailable(thrown)) {
    return new GivingError('SERVICE_UNAVAILABLE', 'The service is busy or restarting. Try again.', {}, 2);
  }
  return new GivingError('INTERNAL_ERROR', 'Something went wrong on our side. The failure has been logged.');
}
