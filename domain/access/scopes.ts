/** Lists the permissions that a credential can have. See docs/rules/access.md. */
export const SCOPES = [
  'charities:read',
  'charities:write',
  'donations:read',
  'donations:write',
  'volunteer:read',
  'volunteer:write',
  'impact:read',
  'verification:read',
  'verification:write',
  'fees:read',
  'fees:write',
  'payouts:read',
  'payouts:manage',
  'webhooks:manage',
  'search:read',
  'discovery:write',
] as const;

export type Scope = (typeof SCOPES)[number];

/** Lets a token manage its user's keys and applications. Only the platform's own clients get this scope. */
export const ACCOUNT_SCOPE = 'account:manage';

export interface ScopeFacts {
  /** The scopes of the key, or of the grant that a token belongs to. */
  grantedScopes: string[];
  /** The scopes that the token's client may have now. Null for a key, and for a client of our own. */
  clientScopes: string[] | null;
  /** True for a token of a grant, which a user gave to an application. */
  isOfGrant: boolean;
}

/**
 * A token loses the scopes that its client has lost. Clients of our own may have every scope. A grant with `search:read`
 * also has `discovery:write`, because an application that shows results records what its user does with them.
 */
export function scopesOf({ grantedScopes, clientScopes, isOfGrant }: ScopeFacts): string[] {
  const allowed = new Set(clientScopes ?? [...SCOPES, ACCOUNT_SCOPE]);
  const scopes = grantedScopes.filter((scope) => allowed.has(scope));
  return isOfGrant ? withClicks(scopes) : scopes;
}

/** Adds `discovery:write` to the scopes of a grant with `search:read`. */
export function withClicks(scopes: string[]): string[] {
  return scopes.includes('search:read') ? [...new Set([...scopes, 'discovery:write'])] : scopes;
}

/** The quotas of accounts, from the smallest hourly limit to the largest. The API calls a quota a plan. */
export const QUOTAS = ['standard', 'premium', 'enterprise'] as const;

export type Quota = (typeof QUOTAS)[number];

/** Returns true if queued exports and webhook retries of this quota run before those of `standard`. */
export function goesFirst(quota: Quota): boolean {
  return quota !== 'standard';
}

/** Limits the requests per hour for each quota. An enterprise account has its own limit. */
export const HOURLY_LIMITS = { standard: 1_000, premium: 10_000 } as const;

/** The highest limit that an operator can give to an enterprise account. */
export const MAX_HOURLY_LIMIT = 100_000_000;

/** The requests that one IP address may send in an hour without a credential. */
export const PUBLIC_HOURLY_LIMIT = 10_000;
