import Koa, { type Middleware } from 'koa';
import { docsSite } from './docs-site/routes';
import { endpoints } from './endpoints';
import { identityRoutes } from './identity/page-routes';
import { resetMetrics } from './metrics';
import { accessLog } from './middleware/access-log';
import { cors } from './middleware/cors';
import { errors } from './middleware/errors';
import { httpsOnly } from './middleware/https-only';
import { requestId } from './middleware/request-id';
import { securityHeaders } from './middleware/security-headers';
import { publicPages } from './pages';
import { receiptPages } from './receipt-page/routes';
import { type ApiDependencies } from './route';
import { webPages } from './web-pages/routes';

/** Builds the Koa application of one installation. Does not listen. */
export function buildApp(dependencies: ApiDependencies): Koa {
  resetMetrics();
  const app = new Koa();
  app.silent = true;
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
  app.use(cors(dependencies.config));
  app.use(endpoints(dependencies));
  const pages = [
    publicPages(dependencies),
    docsSite(dependencies),
    receiptPages(dependencies),
    webPages(dependencies),
    identity.pages,
  ];
  for (const each of pages) app.use(each.routes());
  for (const each of pages) app.use(each.allowedMethods());
  return app;
}
