/** The platform's own applications. They exist without registration. See docs/rules/access.md. */
export const GIVING_PAGES = 'giving-pages';
export const GIVING_CLI = 'giving-cli';

export const OWN_CLIENTS = [GIVING_PAGES, GIVING_CLI] as const;

/** Requests an hour for each user of giving-pages. */
export const GIVING_PAGES_HOURLY_LIMIT = 10_000;

/** Whether a credential's id is that of an own application. Other clients have generated ids. */
export function isOwnClient(credentialId: string): boolean {
  return (OWN_CLIENTS as readonly string[]).includes(credentialId);
}
