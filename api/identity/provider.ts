/** Configures oidc-provider as the OAuth 2.0 and OpenID Connect server of one installation. */
import { createHmac } from 'node:crypto';
import Provider, { type Configuration } from 'oidc-provider';
import { type Config } from '../../config';
import { type Database } from '../../db/database';
import { findLoginByUser } from '../../db/queries/access/logins';
import { isBlocked } from '../../db/queries/users/blocks';
import { ACCOUNT_SCOPE, SCOPES } from '../../domain/access/scopes';
import { ACR } from '../../domain/access/step-up';
import { TOKEN_SECONDS } from '../../domain/access/token-lifetimes';
import { type DataKey } from '../../domain/access/data-keys';
import { type Logger } from '../../log';
import { oauthAdapter } from './adapter';
import { IDENTITY_SCOPES } from './client-metadata';
import { isClientSecret } from './client-secrets';
import { ownClients, SIGN_OUT_PATH } from './own-clients';
import { renderErrorPage, renderSignedOutPage, renderSignOutPage } from './pages/oauth-pages';
import { loadGrant, signInPolicy, tokenClaims } from './sign-in-policy';

export interface ProviderOptions {
  issuer: string;
  db: Database;
  log: Logger;
  config: Pick<Config, 'dataKeys' | 'environment' | 'webOrigins'>;
  /** The first of these private keys signs. */
  keys: object[];
}

/**
 * Builds the authorization server. The keys of this object are fixed, so a key rotation builds a new object.
 */
export function createProvider({ issuer, db, log, config, keys }: ProviderOptions): Provider {
  const own = ownClients(issuer, config);
  const provider = new Provider(issuer, {
    ...PROTOCOL,
    adapter: (model: string) => oauthAdapter(db, model, own),
    jwks: { keys },
    cookies: cookieSettings(issuer, cookieKeys(config.dataKeys)),
    interactions: {
      policy: signInPolicy(db, config),
      url: (_context, interaction) => `/interaction/${interaction.uid}`,
    },
    async findAccount(_context, userId) {
      const login = await findLoginByUser(db, userId);
      if (login === undefined || (await isBlocked(db, userId))) return undefined;
      return {
        accountId: userId,
        claims: () => ({
          sub: userId,
          name: login.name,
          locale: login.locale,
          email: login.email,
          email_verified: login.confirmed,
        }),
      };
    },
    renderError: renderErrorPage,
  });
  // Only the hash of a client's secret is stored.
  provider.Client.prototype.compareClientSecret = function (secret: string) {
    return isClientSecret(db, { clientId: this.clientId, secretHash: this.clientSecret ?? '' }, secret);
  };
  provider.on('server_error', (_context, error: Error) => {
    log.error({ error }, 'the authorization server failed');
  });
  return provider;
}

/** Derives the keys for cookies and form tokens. Every process derives the same keys and signs with the first one. */
export function cookieKeys(dataKeys: DataKey[]): string[] {
  return dataKeys.map(({ key }) =>
    createHmac('sha256', key).update('giving-platform cookies v1').digest('base64url'),
  );
}

/** `__Secure-` makes browsers refuse cookies set over plain HTTP. `__Host-` also binds a cookie to one host. */
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
  scopes: [...IDENTITY_SCOPES, ...SCOPES, ACCOUNT_SCOPE],
  acrValues: Object.values(ACR),
  claims: {
    openid: ['sub', 'auth_time', 'acr', 'amr'],
    profile: ['name', 'locale'],
    email: ['email', 'email_verified'],
  },
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
    end_session: SIGN_OUT_PATH,
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
    // Tokens are plain bearer tokens for one API, so features that bind tokens to a key or a resource are off.
    dPoP: { enabled: false },
    resourceIndicators: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
  },
  clientBasedCORS: (_context, origin, client) =>
    client.clientAuthMethod === 'none' &&
    (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin),
  loadExistingGrant: loadGrant,
  extraTokenClaims: tokenClaims,
  issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
  rotateRefreshToken: () => true,
  // Revoking one token revokes its whole grant, so that an application keeps no access after it revokes a
  // token.
  revokeGrantPolicy: () => true,
  clockTolerance: 5,
  ttl: {
    AuthorizationCode: TOKEN_SECONDS.authorizationCode,
    AccessToken: TOKEN_SECONDS.accessToken,
    ClientCredentials: TOKEN_SECONDS.machineToken,
    IdToken: TOKEN_SECONDS.idToken,
    Interaction: TOKEN_SECONDS.signIn,
    RefreshToken: TOKEN_SECONDS.refreshToken,
    Session: TOKEN_SECONDS.session,
    Grant: TOKEN_SECONDS.consent,
  },
};
