/** Passes OAuth and OpenID Connect requests to the authorization server. */
import { type Context, type Middleware, type Next } from 'koa';
import { countRequest } from '../../db/queries/platform/rate-windows';
import { type ApiDependencies } from '../route';
import { type IdentityServer } from './identity-server';
import { listenTo } from './language';

const PATHS = /^\/oauth\/|^\/\.well-known\/(openid-configuration|oauth-authorization-server)$/;
/** oidc-provider adds the hash of its own script to the empty `script-src`. The script submits forms (`form_post`). */
const FORM_POLICY = "default-src 'none'; script-src; frame-ancestors 'none'; base-uri 'none'";
/** An IP address may send this many failed requests in an hour, such as wrong client secrets, codes or tokens. */
const FAILURES_PER_HOUR = 1_000;

export function protocolRoutes({ db, config }: ApiDependencies, identity: IdentityServer): Middleware {
  return async (context, next) => {
    if (!PATHS.test(context.path)) {
      await next();
      return;
    }
    const provider = await identity.providerFor(context);
    nameOurselves(context, provider.issuer);
    listenTo(context, config.environment);
    context.set('Content-Security-Policy', FORM_POLICY);
    await runAll(provider.middleware as Middleware[], context, next);
    if (context.method !== 'POST' || context.status < 400 || context.status >= 500) return;
    const { used, resetAtSeconds } = await countRequest(db, `oauth-failures:${context.ip}`);
    if (used <= FAILURES_PER_HOUR) return;
    context.status = 429;
    context.set('Retry-After', String(Math.max(1, resetAtSeconds - Math.floor(Date.now() / 1000))));
    context.body = { error: 'temporarily_unavailable', error_description: 'too many failed requests' };
  };
}

/** Makes the server build its URLs from the issuer instead of the Host header. */
function nameOurselves(context: Context, issuer: string): void {
  const { protocol, host } = new URL(issuer);
  Object.defineProperty(context.request, 'protocol', { value: protocol.slice(0, -1), configurable: true });
  Object.defineProperty(context.request, 'host', { value: host, configurable: true });
}

async function runAll(middleware: Middleware[], context: Context, next: Next): Promise<void> {
  const run = async (index: number): Promise<unknown> => {
    const step = middleware[index];
    return step === undefined ? next() : (step(context, () => run(index + 1)) as unknown);
  };
  await run(0);
}
