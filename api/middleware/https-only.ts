import ipaddr from 'ipaddr.js';
import { type Config } from '../../config';
import { GivingError } from '../../domain/errors';
import { type ApiContext, type Next } from './state';

/** The orchestrator calls these probes directly, without TLS. They reveal nothing. */
const PROBES = new Set(['/healthz', '/readyz']);

/** In production, refuses requests that did not arrive over TLS, directly or through a trusted proxy. */
export function httpsOnly(config: Config) {
  const trusted = config.trustedProxies.map((cidr) => ipaddr.parseCIDR(cidr));
  return async (context: ApiContext, next: Next): Promise<void> => {
    const address = ipaddr.process(context.req.socket.remoteAddress ?? '0.0.0.0');
    const fromProxy = trusted.some(
      ([base, bits]) => base.kind() === address.kind() && address.match(base, bits),
    );
    const forwarded = context.get('X-Forwarded-Proto').split(',')[0]?.trim();
    const secure = 'encrypted' in context.req.socket || (fromProxy && forwarded === 'https');
    if (config.environment === 'production' && !secure && !PROBES.has(context.path)) {
      throw new GivingError('HTTPS_REQUIRED', 'This API requires HTTPS. Use an https:// URL.');
    }
    if (secure) context.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (fromProxy)
      context.request.ip = context.get('X-Forwarded-For').split(',').at(-1)?.trim() || context.request.ip;
    await next();
  };
}
