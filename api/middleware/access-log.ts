import { type Logger } from 'pino';
import { observeRequest } from '../metrics';
import { type ApiContext, type Next } from './state';

/** Writes one log line and one metric for each request. The line never contains a body, a header or a query. */
export function accessLog(log: Logger) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    const start = process.hrtime.bigint();
    try {
      await next();
    } finally {
      const durationMs = Number(process.hrtime.bigint() - start) / 1e6;
      observeRequest(context.state.route, context.status, durationMs);
      log.info(
        {
          requestId: context.state.requestId,
          method: context.method,
          path: context.path,
          status: context.status,
          durationMs: Math.round(durationMs * 10) / 10,
          accountId: context.state.actor?.accountId,
        },
        'request',
      );
    }
  };
}
