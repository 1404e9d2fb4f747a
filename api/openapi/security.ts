/** Describes the credentials of the API, and which one each operation needs. */
import { type ZodOpenApiObject } from 'zod-openapi';
import { type Config } from '../../config';
import { ACCOUNT_SCOPE, type Scope, SCOPES } from '../../domain/access/scopes';
import { speak } from '../../texts/languages';
import { IDENTITY_SCOPES } from '../identity/client-metadata';
import { type Route } from '../route';

type SecuritySchemes = NonNullable<NonNullable<ZodOpenApiObject['components']>['securitySchemes']>;
type Security = NonNullable<ZodOpenApiObject['security']>;

/** Without a public URL, clients resolve the addresses against the server that served the document. */
export function buildSecuritySchemes({ publicUrl = '' }: Pick<Config, 'publicUrl'>): SecuritySchemes {
  const tokenUrl = `${publicUrl}/oauth/token`;
  return {
    apiKey: {
      type: 'http',
      scheme: 'bearer',
      description:
        'An API key: `Authorization: Bearer gp_…`. It acts as its user, with the scopes that it was created with.',
    },
    guestToken: {
      type: 'http',
      scheme: 'bearer',
      description:
        'The token of a guest session: `Authorization: Bearer gp_guest_…`. It reaches public data, and the gifts, plans and sources of its own user.',
    },
    oauth2: {
      type: 'oauth2',
      description:
        'An access token of an application, sent as `Authorization: Bearer TOKEN`. `authorizationCode` acts as the user who consents and needs PKCE (`code_challenge_method=S256`). Each refresh returns a new refresh token. `clientCredentials` acts as the user of a `machine` client.',
      flows: {
        authorizationCode: {
          authorizationUrl: `${publicUrl}/oauth/authorize`,
          tokenUrl,
          refreshUrl: tokenUrl,
          scopes: {
            ...describeScopes([...IDENTITY_SCOPES, ...SCOPES]),
            [ACCOUNT_SCOPE]: `${meaningOf(ACCOUNT_SCOPE)}. Only the platform's own applications get this scope.`,
          },
        },
        clientCredentials: { tokenUrl, scopes: describeScopes(SCOPES) },
      },
    },
  };
}

type Grantable = Scope | typeof ACCOUNT_SCOPE | (typeof IDENTITY_SCOPES)[number];

/** Developers know donations and members. Pages say the same to everybody. */
const OWN_WORDS: Partial<Record<Grantable, string>> = {
  'charities:write': 'Change charities that you are a member of',
  'donations:read': 'See your donations',
  'donations:write': 'Donate in your name',
  'volunteer:write': 'Submit and decide on volunteer hours in your name',
  'payouts:read': 'See how charities that you are a member of are paid',
  'payouts:manage': 'Manage how charities that you are a member of are paid',
};

function meaningOf(scope: Grantable): string {
  return OWN_WORDS[scope] ?? speak('scopes', 'en')(`scope:${scope}`);
}

function describeScopes(scopes: readonly Grantable[]): Record<string, string> {
  return Object.fromEntries(scopes.map((scope) => [scope, meaningOf(scope)]));
}

/**
 * Lists the credentials that can make the call. A call that accepts no tokens except those of the platform's own pages
 * lists no `oauth2`, because every other application would get 403.
 */
export function requirementsOf({ scope, apiKeyOnly, stepUp, guests }: Route): Security {
  const scopes = [...(scope === 'any' ? [] : [scope]), ...(apiKeyOnly === ACCOUNT_SCOPE ? [apiKeyOnly] : [])];
  const refusesTokens = apiKeyOnly === true || (stepUp === true && apiKeyOnly !== ACCOUNT_SCOPE);
  return [
    { apiKey: [] },
    ...(refusesTokens ? [] : [{ oauth2: scopes }]),
    ...(guests === true ? [{ guestToken: [] }] : []),
  ];
}
