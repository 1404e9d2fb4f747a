/** Builds the API; it never listens. */
import Router from '@koa/router';
import Koa, { type Middleware } from 'koa';
import { identityRoutes } from './identity/page-routes';
import { admit } from './middleware/admit';
import { audit } from './middleware/audit';
import { authenticate } from './middleware/authenticate';
import { authorize } from './middleware/authorize';
import { cors } from './middleware/cors';
import { errors } from './middleware/errors';
import { handle } from './middleware/handle';
import { httpsOnly } from './middleware/https-only';
import { accessLog } from './middleware/access-log';
import { rateLimit } from './middleware/rate-limit';
import { readBody } from './middleware/read-body';
import { requestId } from './middleware/request-id';
import { securityHeaders } from './middleware/security-headers';
import { type ApiContext } from './middleware/state';
import { transaction } from './middleware/transaction';
import { publicPages } from './pages';
import { type ApiDependencies, type Route } from './route';
import { routes } from './routes';

/** The Koa application of one installation, ready to be served or tested. */
export function buildApp(dependencies: ApiDependencies): Koa {
  const app = new Koa();
  app.silent = true;
  const router = buildRouter(dependencies);
  const pages = publicPages(dependencies);
  const identity = identityRoutes(dependencies);
  app.keys = identity.cookieKeys;
  const before = [
    requestId,
    accessLog(dependencies.log),
    errors(dependencies.log),
    securityHeaders,
    httpsOnly(dependencies.config),
  ];
  for (const middleware of before) app.use(middleware as Middleware);
  app.use(identity.protocol);
  app.use(cors(dependencies.config) as Middleware);
  const routers = [pages, identity.pages, router];
  for (const each of routers) app.use(each.routes());
  for (const each of routers) app.use(each.allowedMethods());
  return app;
}

function buildRouter(dependencies: ApiDependencies): Router {
  const router = new Router({ strict: false });
  const steps = [
    admit([authenticate(dependencies.db), rateLimit, authorize]),
    readBody(dependencies.gateways.documents),
    transaction(dependencies.db, dependencies.gateways.secrets),
    audit,
    handle(dependencies),
  ] as Middleware[];
  for (const route of routes) router[route.method](koaPath(route), remember(route), ...steps);
  return router;
}

/** `/v1/charities/{charity_id}` as the router writes it. */
function koaPath(route: Route): string {
  return route.path.replace(/\{(\w+)\}/g, ':$1');
}

function remember(route: Route): Middleware {
  return async (context, next) => {
    const { state } = context as unknown as ApiContext;
    state.route = route;
    state.params = { ...(context as unknown as { params: Record<string, string> }).params };
    await next();
  };
}
