import { type Config } from '../../config';
import { type ApiContext, type Next } from './state';

const METHODS = 'GET, POST, PATCH, DELETE';
const REQUEST_HEADERS = 'Authorization, Content-Type, Idempotency-Key';
const READABLE_HEADERS =
  'X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, RateLimit, RateLimit-Policy, Retry-After, Idempotent-Replayed';
const PREFLIGHT_SECONDS = '600';

/** Lets scripts of the configured origins call the API. Never with cookies: a credential is always a header. */
export function cors({ corsOrigins }: Pick<Config, 'corsOrigins'>) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    const origin = context.get('Origin');
    if (corsOrigins.length > 0) context.vary('Origin');
    if (!corsOrigins.includes(origin)) {
      await next();
      return;
    }
    context.set('Access-Control-Allow-Origin', origin);
    if (context.method === 'OPTIONS' && context.get('Access-Control-Request-Method') !== '') {
      context.set('Access-Control-Allow-Methods', METHODS);
      context.set('Access-Control-Allow-Headers', REQUEST_HEADERS);
      context.set('Access-Control-Max-Age', PREFLIGHT_SECONDS);
      context.status = 204;
      return;
    }
    context.set('Access-Control-Expose-Headers', READABLE_HEADERS);
    await next();
  };
}
