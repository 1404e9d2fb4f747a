import koaCors from '@koa/cors';
import { type Middleware } from 'koa';
import { type Config } from '../../config';

const READABLE_HEADERS =
  'X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, RateLimit, RateLimit-Policy, Retry-After, Idempotent-Replayed, WWW-Authenticate';

/**
 * Lets scripts of the configured origins and of our own pages on other hosts call the API. Does not allow cookies,
 * because clients send their key or token in a header.
 */
export function cors({ corsOrigins, webOrigins }: Pick<Config, 'corsOrigins' | 'webOrigins'>): Middleware {
  const origins = [...corsOrigins, ...webOrigins];
  // The library would set `Vary: Origin` even when no origin is allowed.
  if (origins.length === 0) return (_context, next) => next();
  return koaCors({
    origin: (context) => origins.find((allowed) => allowed === context.get('Origin')) ?? '',
    allowMethods: 'GET, POST, PATCH, DELETE',
    allowHeaders: 'Authorization, Content-Type, Idempotency-Key',
    exposeHeaders: READABLE_HEADERS,
    maxAge: 600,
    // Not needed, because our middleware `errors` keeps the headers of a failed request.
    keepHeadersOnError: false,
  });
}
