/** The sign-in pages and the authorization server, as one part of the API's application. */
import Router from '@koa/router';
import { type Middleware } from 'koa';
import { type ApiDependencies } from '../route';
import { addAccountRoutes } from './account-routes';
import { addFactorRoutes } from './factor-routes';
import { createFormGuard, type FormGuard } from './forms';
import { createIdentityServer, type IdentityServer } from './identity-server';
import { addInteractionRoutes } from './interaction-routes';
import { pageErrors } from './page-errors';
import { cookieKeys } from './provider';
import { protocolRoutes } from './protocol';
import { addSecurityRoutes } from './security-routes';

export interface PagesEnvironment {
  dependencies: ApiDependencies;
  identity: IdentityServer;
  forms: FormGuard;
}

export interface IdentityRoutes {
  /** Keys that sign the cookies of the application that mounts these routes. */
  cookieKeys: string[];
  pages: Router;
  protocol: Middleware;
}

/** The routes of sign-in and OAuth; they need no API credential. */
export function identityRoutes(dependencies: ApiDependencies): IdentityRoutes {
  const identity = createIdentityServer(dependencies);
  const keys = cookieKeys(dependencies.config.dataKeys);
  const forms = createFormGuard(keys, (context) => new URL(identity.issuerOf(context)).origin);
  const pages = new Router();
  pages.use(pageErrors(dependencies.log));
  const environment = { dependencies, identity, forms };
  addInteractionRoutes(pages, environment);
  addFactorRoutes(pages, environment);
  addAccountRoutes(pages, environment);
  addSecurityRoutes(pages, environment);
  return { cookieKeys: keys, pages, protocol: protocolRoutes(dependencies, identity) };
}
