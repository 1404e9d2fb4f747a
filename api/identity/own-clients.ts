/**
 * Defines the platform's own applications as OAuth clients. No table stores these clients, so nobody can
 * change them.
 */
import { type AdapterPayload } from 'oidc-provider';
import { type Config } from '../../config';
import { GIVING_CLI, GIVING_PAGES } from '../../domain/access/own-clients';
import { ACCOUNT_SCOPE, SCOPES } from '../../domain/access/scopes';
import { IDENTITY_SCOPES } from './client-metadata';

/**
 * The client that signs people in to the account's pages. Nobody can redeem its codes, so the client never
 * gets a token.
 */
export const ACCOUNT_PAGES = 'giving-account';
export const SECURITY_PATH = '/account/security';
export const SESSIONS_PATH = '/my/sessions';
export const SOURCES_PATH = '/account/sources';
export const INVITATION_PATH = '/account/invitation';
export const OVERVIEW_PATH = '/my/account';
export const MAIL_PATH = '/account/mail';
/** Leads to the gifts of an account, also in a tab that shows those of a guest. */
export const MY_SIGN_IN_PATH = '/my/sign-in';
export const SIGN_OUT_PATH = '/oauth/sign-out';

/** The account's pages to which a sign-in may return. */
const SIGN_IN_RETURNS = [
  SECURITY_PATH,
  SOURCES_PATH,
  INVITATION_PATH,
  MAIL_PATH,
] as const;
export type SignInReturn = (typeof SIGN_IN_RETURNS)[number];

/** These addresses have no port, because the authorization server allows any loopback port (RFC 8252). */
const CLI_REDIRECTS = ['127.0.0.1', '[::1]', 'localhost'].flatMap((host) => [
  `http://${host}/`,
  `http://${host}/callback`,
]);

/** The names of the platform's own clients on the consent and sign-in pages. */
const OWN_NAMES = new Map([
  [GIVING_PAGES, 'Giving Platform'],
  [GIVING_CLI, 'Giving Platform on the command line'],
  [ACCOUNT_PAGES, 'your account'],
]);

/** Returns the name of one of the platform's own clients. Undefined for every other client. */
export function ownClientName(clientId: string): string | undefined {
  return OWN_NAMES.get(clientId);
}

/** Returns the platform's own clients by id. */
export function ownClients(
  issuer: string,
  { webOrigins }: Pick<Config, 'webOrigins'>,
): Map<string, AdapterPayload> {
  const { origin } = new URL(issuer);
  const origins = [...new Set([origin, ...webOrigins])];
  const scope = [...IDENTITY_SCOPES, ...SCOPES, ACCOUNT_SCOPE].join(' ');
  const clients = [
    publicClient(GIVING_PAGES, {
      redirect_uris: origins.map((each) => `${each}/account/callback`),
      post_logout_redirect_uris: origins.map((each) => `${each}/`),
      scope,
    }),
    publicClient(GIVING_CLI, {
      application_type: 'native',
      redirect_uris: CLI_REDIRECTS,
      scope,
    }),
    publicClient(ACCOUNT_PAGES, {
      grant_types: ['authorization_code'],
      redirect_uris: SIGN_IN_RETURNS.map((path) => origin + path),
      scope: 'openid',
    }),
  ];
  return new Map(clients.map((client) => [String(client.client_id), client]));
}

/**
 * Returns true for a client that needs no consent. Such a client's authorization codes go only to the
 * platform itself.
 */
export function needsNoConsent(clientId: string): boolean {
  return clientId === GIVING_PAGES || clientId === ACCOUNT_PAGES;
}

function publicClient(id: string, metadata: AdapterPayload): AdapterPayload {
  return {
    client_id: id,
    client_name: ownClientName(id),
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    ...metadata,
  };
}
