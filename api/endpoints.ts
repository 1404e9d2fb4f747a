import Router from '@koa/router';
import { type Middleware } from 'koa';
import { GivingError } from '../domain/errors';
import { applications } from './middleware/applications';
import { audit } from './middleware/audit';
import { authenticate } from './middleware/authenticate';
import { authorize } from './middleware/authorize';
import { conclude } from './middleware/conclude';
import { handle } from './middleware/handle';
import { limitAddress } from './middleware/limit-address';
import { rateLimit } from './middleware/rate-limit';
import { prepare } from './middleware/prepare';
import { readBody, readRawBody } from './middleware/read-body';
import { type ApiContext } from './middleware/state';
import { stepUp } from './middleware/step-up';
import { publicTransaction, transaction } from './middleware/transaction';
import { type ApiDependencies, type Route } from './route';
import { processorRoutes, publicRoutes, routes } from './routes';

/** Creates the middleware of all endpoints. For speed, it matches a request only against its resource's endpoints. */
export function endpoints(dependencies: ApiDependencies): Middleware {
  const routers = buildRouters(dependencies);
  const answers = new Map([...routers].map(([resource, router]) => [resource, answerWith(router)]));
  return async (context, next) => {
    const answer = answers.get(resourceOf(context.path));
    await (answer === undefined ? next() : answer(context, next));
  };
}

function buildRouters(dependencies: ApiDependencies): Map<string | undefined, Router> {
  const steps = [
    authenticate(dependencies),
    rateLimit,
    authorize,
    readBody(dependencies.gateways.documents),
    applications,
    stepUp(dependencies),
    prepare(dependencies),
    conclude(dependencies),
    transaction(dependencies.db, dependencies.gateways.secrets),
    audit,
    handle(dependencies),
  ] as Middleware[];
  const publicSteps = [
    limitAddress(dependencies.db),
    readBody(dependencies.gateways.documents),
    publicTransaction(dependencies.db),
    handle(dependencies),
  ] as Middleware[];
  const routers = new Map<string | undefined, Router>();
  const add = (route: Route, itsSteps: Middleware[]) => {
    const resource = resourceOf(route.path);
    const router = routers.get(resource) ?? new Router({ strict: false });
    routers.set(resource, router);
    router[route.method](koaPath(route), remember(route), ...itsSteps);
  };
  for (const route of routes) add(route, steps);
  for (const route of publicRoutes) add(route, publicSteps);
  // A payment processor calls these endpoints. A signature protects them, and no rate limit delays the
  // processor's events.
  for (const route of processorRoutes) add(route, [readRawBody, handle(dependencies)] as Middleware[]);
  return routers;
}

const RESOURCE = /^\/(?:(?:api\/)?v1|\.well-known)\/([^/]+)/i;

/** Returns the resource in a path: `charities` for `/v1/charities/{charity_id}`. */
function resourceOf(path: string): string | undefined {
  return RESOURCE.exec(path)?.[1]?.toLowerCase();
}

function answerWith(router: Router): Middleware {
  const [route, refuse] = [router.routes() as Middleware, router.allowedMethods() as Middleware];
  return async (context, next) => {
    await route(context, async () => {
      nameOtherPrefix(router, context);
      await refuse(context, next);
    });
  };
}

/** Refuses a path that exists only under the other prefix. The error names the right path. */
function nameOtherPrefix(router: Router, { method, path }: { method: string; path: string }): void {
  const meant = /^\/api\/v1\//i.test(path) ? path.slice('/api'.length) : `/api${path}`;
  if (router.match(path, method).path.length > 0 || !router.match(meant, method).route) return;
  throw new GivingError('NOT_FOUND', `There is no such route. Use ${meant} instead.`, {
    did_you_mean: meant,
  });
}

/**
 * Converts OpenAPI's `{charity_id}` to the router's `:charity_id`. A parameter that may contain slashes
 * becomes `*tile`.
 */
function koaPath({ path, restParameter }: Route): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => (name === restParameter ? '*' : ':') + name);
}

function remember(route: Route): Middleware {
  return async (context, next) => {
    const { state } = context as unknown as ApiContext;
    state.route = route;
    state.params = { ...(context as unknown as { params: Record<string, string> }).params };
    await next();
  };
}
