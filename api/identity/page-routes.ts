/** Combines the sign-in pages with the authorization server. */
import Router from '@koa/router';
import { type Middleware } from 'koa';
import { type ApiDependencies } from '../route';
import { addAccountRoutes } from './account-routes';
import { addAuthenticateRoutes } from './confirm-payment-routes';
import { addFactorRoutes } from './factor-routes';
import { createFormGuard, type FormGuard } from './forms';
import { addGuestRoutes } from './guest-routes';
import { addInvitationRoutes } from './invitation-routes';
import { createIdentityServer, type IdentityServer } from './identity-server';
import { addInteractionRoutes } from './interaction-routes';
import { pageErrors } from './page-errors';
import { cookieKeys } from './provider';
import { protocolRoutes } from './protocol';
import { addOwnDataRoutes } from './own-data-routes';
import { addReferenceRoutes } from './reference-routes';
import { addRegisterRoutes } from './register-routes';
import { addSecurityRoutes } from './security-routes';
import { addStopRoutes } from './stop-routes';
import { addUnsubscribeRoutes } from './unsubscribe-routes';
import { listenTo } from './language';

export interface PagesEnvironment {
  dependencies: ApiDependencies;
  identity: IdentityServer;
  forms: FormGuard;
}

export interface IdentityRoutes {
  /** The application that mounts these routes signs its cookies with these keys. */
  cookieKeys: string[];
  pages: Router;
  protocol: Middleware;
}

/** Builds the routes of sign-in and OAuth, which need no API credential. */
export function identityRoutes(dependencies: ApiDependencies): IdentityRoutes {
  const identity = createIdentityServer(dependencies);
  const keys = cookieKeys(dependencies.config.dataKeys);
  const forms = createFormGuard(keys, (context) => new URL(identity.issuerOf(context)).origin);
  const pages = new Router();
  pages.use((context, next) => {
    listenTo(context, dependencies.config.environment);
    return next();
  });
  pages.use(pageErrors(dependencies.log));
  const environment = { dependencies, identity, forms };
  addInteractionRoutes(pages, environment);
  addFactorRoutes(pages, environment);
  addAccountRoutes(pages, environment);
  addRegisterRoutes(pages, environment);
  addSecurityRoutes(pages, environment);
  addInvitationRoutes(pages, environment);
  addUnsubscribeRoutes(pages, environment);
  addReferenceRoutes(pages, environment);
  addStopRoutes(pages, environment);
  addOwnDataRoutes(pages, environment);
  addGuestRoutes(pages, environment);
  addAuthenticateRoutes(pages, environment);
  return { cookieKeys: keys, pages, protocol: protocolRoutes(dependencies, identity) };
}
