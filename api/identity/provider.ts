/** The OAuth 2.0 and OpenID Connect server of one installation: oidc-provider with our settings. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import Provider, { type Configuration } from 'oidc-provider';
import { type Database } from '../../db/database';
import { findLoginByUser } from '../../db/queries/access/logins';
import { type DataKey } from '../../domain/access/data-keys';
import { SCOPES } from '../../domain/access/scopes';
import { type Logger } from '../../log';
import { hashKey } from '../../gateways/credentials';
import { oauthAdapter } from './adapter';
import { IDENTITY_SCOPES } from './client-metadata';
import { renderErrorPage, renderSignedOutPage, renderSignOutPage } from './pages/oauth-pages';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

export interface ProviderOptions {
  issuer: string;
  db: Database;
  log: Logger;
  dataKeys: DataKey[];
  /** Private signing keys; the first one signs. */
  keys: object[];
}

/** Builds the server. Its keys are fixed, so a key rotation builds a new server. */
export function createProvider({ issuer, db, log, dataKeys, keys }: ProviderOptions): Provider {
  const provider = new Provider(issuer, {
    ...PROTOCOL,
    adapter: (model: string) => oauthAdapter(db, model),
    jwks: { keys },
    cookies: cookieSettings(issuer, cookieKeys(dataKeys)),
    async findAccount(_context, userId) {
      const login = await findLoginByUser(db, userId);
      if (login === undefined) return undefined;
      return {
        accountId: userId,
        claims: () => ({
          sub: userId,
          name: login.name,
          email: login.email,
          email_verified: login.confirmed,
        }),
      };
    },
    renderError: renderErrorPage,
  });
  // Only the hash of a client's secret is stored.
  provider.Client.prototype.compareClientSecret = function (secret: string) {
    return isSameHash(hashKey(secret), this.clientSecret ?? '');
  };
  provider.on('server_error', (_context, error: Error) => {
    log.error({ error }, 'the authorization server failed');
  });
  return provider;
}

/** Derives the keys of cookies and form tokens: the first one signs. Every process derives the same ones. */
export function cookieKeys(dataKeys: DataKey[]): string[] {
  return dataKeys.map(({ key }) =>
    createHmac('sha256', key).update('giving-platform cookies v1').digest('base64url'),
  );
}

function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Over TLS, `__Secure-` makes browsers refuse cookies set over plain HTTP. `__Host-` also binds them to one host. */
function cookieSettings(issuer: string, keys: string[]): Configuration['cookies'] {
  const isSecure = issuer.startsWith('https:');
  const common = { httpOnly: true, sameSite: 'lax', signed: true, secure: isSecure } as const;
  return {
    keys,
    names: {
      session: isSecure ? '__Host-giving_session' : 'giving_session',
      interaction: isSecure ? '__Secure-giving_interaction' : 'giving_interaction',
      resume: isSecure ? '__Secure-giving_resume' : 'giving_resume',
    },
    long: { ...common },
    short: { ...common },
  };
}

const PROTOCOL: Configuration = {
  scopes: [...IDENTITY_SCOPES, ...SCOPES],
  claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
  responseTypes: ['code'],
  clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
  pkce: { required: () => true },
  allowOmittingSingleRegisteredRedirectUri: false,
  routes: {
    authorization: '/oauth/authorize',
    token: '/oauth/token',
    revocation: '/oauth/revoke',
    introspection: '/oauth/introspect',
    userinfo: '/oauth/userinfo',
    jwks: '/oauth/jwks',
    end_session: '/oauth/sign-out',
  },
  features: {
    devInteractions: { enabled: false },
    clientCredentials: { enabled: true },
    revocation: {
      enabled: true,
      allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
    },
    introspection: {
      enabled: true,
      // A client may introspect only its own tokens. The API reads tokens from the database.
      allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: renderSignOutPage,
      postLogoutSuccessSource: renderSignedOutPage,
    },
    // Tokens are plain bearer tokens for one API: features that bind them to a key or a resource are off.
    dPoP: { enabled: false },
    resourceIndicators: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
  },
  clientBasedCORS: (_context, origin, client) =>
    client.clientAuthMethod === 'none' &&
    (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin),
  interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
  issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
  rotateRefreshToken: () => true,
  // Revoking any token revokes its whole grant, so that "disconnect" leaves no access.
  revokeGrantPolicy: () => true,
  clockTolerance: 5,
  ttl: {
    AuthorizationCode: MINUTE_SECONDS,
    AccessToken: HOUR_SECONDS,
    ClientCredentials: HOUR_SECONDS,
    IdToken: HOUR_SECONDS,
    Interaction: HOUR_SECONDS,
    RefreshToken: 30 * DAY_SECONDS,
    Session: 14 * DAY_SECONDS,
    Grant: 180 * DAY_SECONDS,
  },
};
