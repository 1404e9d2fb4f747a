import { type Config } from '../../config';
import { GivingError } from '../../domain/errors';
import { readForwarded, readTrustedProxies } from './forwarded';
import { type ApiContext, type Next } from './state';

/** The orchestrator calls these probes directly, without TLS. Their answers contain no personal data. */
const PROBES = new Set(['/healthz', '/readyz']);

/** In production, refuses requests that did not arrive over TLS, directly or through a trusted proxy. */
export function httpsOnly(config: Config) {
  const trusted = readTrustedProxies(config.trustedProxies);
  return async (context: ApiContext, next: Next): Promise<void> => {
    const peer = context.req.socket.remoteAddress ?? '0.0.0.0';
    const [addresses, schemes] = [context.get('X-Forwarded-For'), context.get('X-Forwarded-Proto')];
    const { address, isTls } = readForwarded(trusted, peer, addresses, schemes);
    const secure = 'encrypted' in context.req.socket || isTls;
    if (config.environment === 'production' && !secure && !PROBES.has(context.path)) {
      throw new GivingError('HTTPS_REQUIRED', 'This API requires HTTPS. Use an https:// URL.');
    }
    context.request.ip = address;
    if (secure) {
      context.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
      // Without this, Koa refuses a secure cookie behind a proxy.
      context.cookies.secure = true;
    }
    await next();
  };
}
