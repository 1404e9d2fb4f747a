/** A person who meets an error reads a page, not JSON. */
import { type Middleware } from 'koa';
import { type Logger } from '../../log';
import { type GivingError } from '../../domain/errors';
import { reportError, toGivingError } from '../middleware/errors';
import { answerMessage } from './pages/layout';

const TITLES: Partial<Record<GivingError['code'], string>> = {
  NOT_FOUND: 'There is nothing here',
  FORBIDDEN: 'This was refused',
  RATE_LIMIT_EXCEEDED: 'Too many tries',
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
      answerMessage(context, TITLES[error.code] ?? 'This did not work', error.message, error.status);
    }
  };
}
