import { type ApiContext, type Next } from './state';

/** Headers that cost nothing and close the usual holes; answers with a credential behind them are never cached. */
export async function securityHeaders(context: ApiContext, next: Next): Promise<void> {
  context.set('X-Content-Type-Options', 'nosniff');
  context.set('X-Frame-Options', 'DENY');
  context.set('Referrer-Policy', 'no-referrer');
  context.set('Cache-Control', 'no-store');
  context.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  await next();
}
