import helmet from 'koa-helmet';
import { type Middleware } from 'koa';

/**
 * Strict-Transport-Security is off here, because other middleware sets it. The remaining headers that are off
 * have no effect on an API.
 */
const setHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  xFrameOptions: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xPoweredBy: false,
  xXssProtection: false,
});

/** Sets the security headers and forbids caching, because answers depend on the credential. */
export const securityHeaders: Middleware = async (context, next) => {
  context.set('Cache-Control', 'no-store');
  await setHeaders(context, next);
};
