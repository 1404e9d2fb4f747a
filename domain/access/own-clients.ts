/** Lists the platform's own applications. They need no registration. See docs/rules/access.md. */
import { type Actor } from './actor';

export const GIVING_PAGES = 'giving-pages';
export const GIVING_CLI = 'giving-cli';

export const OWN_CLIENTS = [GIVING_PAGES, GIVING_CLI] as const;

/** Each user of giving-pages may send this many requests an hour. */
export const GIVING_PAGES_HOURLY_LIMIT = 10_000;

/**
 * Returns true if the credential belongs to one of the platform's applications. Other clients have generated
 * ids.
 */
export function isOwnClient(credentialId: string): boolean {
  return (OWN_CLIENTS as readonly string[]).includes(credentialId);
}

/**
 * Returns true for a user's token that an application of somebody else holds. A machine counts as a key of its user,
 * because an operator registered it for that user.
 */
export function isApplication({
  credential,
  credentialId,
}: Pick<Actor, 'credential' | 'credentialId'>): boolean {
  return credential === 'user_token' && !isOwnClient(credentialId);
}
