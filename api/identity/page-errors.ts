/** Shows errors to people as a page instead of JSON. */
import { type Middleware } from 'koa';
import { type Logger } from '../../log';
import { type GivingError } from '../../domain/errors';
import { reportError, toGivingError } from '../middleware/errors';
import { answerMessage } from './pages/layout';

const TITLES: Partial<Record<GivingError['code'], string>> = {
  NOT_FOUND: 'Page not found',
  FORBIDDEN: 'Not allowed',
  RATE_LIMIT_EXCEEDED: 'Too many attempts',
  SERVICE_UNAVAILABLE: 'Try again in a moment',
};

export function pageErrors(log: Logger): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (thrown) {
      const error = toGivingError(thrown);
      reportError(log, context, error, thrown);
      if (error.retryAfterSeconds !== undefined) context.set('Retry-After', String(error.retryAfterSeconds));
      answerMessage(context, TITLES[error.code] ?? 'Something went wrong', error.message, error.status);
    }
  };
}
