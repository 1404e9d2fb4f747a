/** Shows errors to people as a page instead of JSON. */
import { type Middleware } from 'koa';
import { type Logger } from '../../log';
import { type GivingError } from '../../domain/errors';
import { reportError, toGivingError } from '../middleware/errors';
import { answerMessage, inEnglish } from './pages/layout';
import { type Key, sayIn } from './words';

const TITLES: Partial<Record<GivingError['code'], Key>> = {
  NOT_FOUND: 'errorNotFound',
  FORBIDDEN: 'errorForbidden',
  RATE_LIMIT_EXCEEDED: 'errorTooMany',
  SERVICE_UNAVAILABLE: 'errorUnavailable',
};

export function pageErrors(log: Logger): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (thrown) {
      const error = toGivingError(thrown);
      reportError(log, context, error, thrown);
      if (error.retryAfterSeconds !== undefined) context.set('Retry-After', String(error.retryAfterSeconds));
      const title = sayIn(context)(TITLES[error.code] ?? 'errorOther');
      // The API wrote this message, so it is English.
      const text = inEnglish(error.message);
      answerMessage(context, { title, text, status: error.status });
    }
  };
}
