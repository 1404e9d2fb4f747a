/** Shows errors to people as a page instead of JSON. */
import { type Middleware } from 'koa';
import { type Logger } from '../../log';
import { type GivingError } from '../../domain/errors';
import { reportError, toGivingError } from '../middleware/errors';
import { answerMessage } from './pages/layout';
import { sayError } from './refusals';
import { type Key, sayIn } from './language';

const TITLES: Partial<Record<GivingError['code'], Key>> = {
  NOT_FOUND: 'errorNotFound',
  FORBIDDEN: 'errorForbidden',
  RATE_LIMIT_EXCEEDED: 'errorTooMany',
  SERVICE_UNAVAILABLE: 'errorUnavailable',
};

const TEXTS: Partial<Record<GivingError['code'], Key>> = {
  RATE_LIMIT_EXCEEDED: 'tooManyAttempts',
  SERVICE_UNAVAILABLE: 'unavailable',
};

export function pageErrors(log: Logger): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (thrown) {
      const error = toGivingError(thrown);
      reportError(log, context, error, thrown);
      if (error.retryAfterSeconds !== undefined) context.set('Retry-After', String(error.retryAfterSeconds));
      const say = sayIn(context);
      const title = say(TITLES[error.code] ?? 'errorOther');
      answerMessage(context, { title, text: sayError(say, error, TEXTS), status: error.status });
    }
  };
}
