/**
 * Tokens of the platform's own applications may do more than tokens of other applications. See
 * docs/rules/access.md.
 */
import { type Actor } from '../../domain/access/actor';
import { GIVING_PAGES, isOwnClient } from '../../domain/access/own-clients';
import { ACCOUNT_SCOPE } from '../../domain/access/scopes';

/** Returns true if a credential may call an endpoint that is for API keys. */
export function isAsGoodAsKey(
  { credential, credentialId, scopes }: Pick<Actor, 'credential' | 'credentialId' | 'scopes'>,
  apiKeyOnly: true | typeof ACCOUNT_SCOPE,
): boolean {
  if (credential === 'api_key') return true;
  if (apiKeyOnly === ACCOUNT_SCOPE) return isOwnClient(credentialId) && scopes.includes(ACCOUNT_SCOPE);
  return credentialId === GIVING_PAGES;
}
