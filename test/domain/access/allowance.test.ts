/** A credential has the quota and the limit of its account, or those that an operator gave to its client. */
import { type AllowanceFacts, allowanceOf, earnedQuota } from '../../../domain/access/allowance';
import { scopesOf } from '../../../domain/access/scopes';

const key: AllowanceFacts = {
  accountQuota: 'enterprise',
  hasApiPremium: false,
  accountLimit: 50_000,
  clientQuota: null,
  clientLimit: null,
  countsForAccount: true,
};

it('a subscription raises the quota standard, and never lowers another one', () => {
  expect(earnedQuota({ accountQuota: 'standard', hasApiPremium: false })).toBe('standard');
  expect(earnedQuota({ accountQuota: 'standard', hasApiPremium: true })).toBe('premium');
  expect(earnedQuota({ accountQuota: 'enterprise', hasApiPremium: true })).toBe('enterprise');
});

it('a key, or a token of a client that its user registered, has the allowance of the account', () => {
  expect(allowanceOf(key)).toEqual({ plan: 'enterprise', hourlyLimit: 50_000 });
  const client = { clientQuota: 'premium', clientLimit: 7 } as const;
  expect(allowanceOf({ ...key, ...client })).toEqual({ plan: 'enterprise', hourlyLimit: 50_000 });
});

it('any other token has the allowance of its client, whatever its account has', () => {
  const token = { ...key, hasApiPremium: true, countsForAccount: false };
  expect(allowanceOf({ ...token, clientQuota: 'enterprise', clientLimit: 7 })).toEqual({
    plan: 'enterprise',
    hourlyLimit: 7,
  });
  expect(allowanceOf(token)).toEqual({ plan: 'standard', hourlyLimit: null });
});

it('a token loses the scopes that its client has lost, and a client of our own may have every scope', () => {
  const grantedScopes = ['donations:read', 'account:manage', 'openid'];
  expect(scopesOf({ grantedScopes, clientScopes: ['donations:read', 'fees:read'], isOfGrant: true })).toEqual(
    ['donations:read'],
  );
  expect(scopesOf({ grantedScopes, clientScopes: null, isOfGrant: true })).toEqual([
    'donations:read',
    'account:manage',
  ]);
});

it('a grant that searches also records clicks, unless its client may no longer search, and a key does not', () => {
  const facts = { grantedScopes: ['search:read'], clientScopes: ['search:read'], isOfGrant: true };
  expect(scopesOf(facts)).toEqual(['search:read', 'discovery:write']);
  expect(scopesOf({ ...facts, clientScopes: ['fees:read'] })).toEqual([]);
  expect(scopesOf({ ...facts, clientScopes: null, isOfGrant: false })).toEqual(['search:read']);
});
