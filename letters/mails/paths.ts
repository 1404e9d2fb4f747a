/** The pages of the platform to which mails link. */

export const PREFERENCES_PATH = '/my/mails';
export const UNSUBSCRIBE_PATH = '/account/unsubscribe';
export const STOP_PATH = '/account/stop-change';
export const RESTORE_PATH = '/account/restore';
export const EXPORT_PATH = '/account/export';
export const SOURCES_PATH = '/my/sources';
export const FORGOTTEN_PATH = '/account/forgotten';
export const CLAIMS_PATH = '/my/claims';
export const CLAIM_DECISIONS_PATH = '/review/claims';
export const APPROVALS_PATH = '/review/approvals';
export const GIFTS_PATH = '/my';
export const PLANS_PATH = '/my/plans';
export const GUEST_PATH = '/account/guest';

/** Pages that need a sign-in. Guests ask for a link instead. */
const SIGNED_IN_PATHS = [SOURCES_PATH, GIFTS_PATH, PLANS_PATH];

/** Returns the path of the page on which guests ask for a link. That link leads them to `returnTo`. */
export function askingPath(returnTo: string): string {
  return returnTo === GIFTS_PATH
    ? GUEST_PATH
    : `${GUEST_PATH}?${new URLSearchParams({ to: returnTo }).toString()}`;
}

/** Returns true if guests cannot open a page, because it needs a sign-in. */
export function needsSignIn(path: string): boolean {
  return SIGNED_IN_PATHS.includes(path) || path.startsWith(`${PLANS_PATH}/`);
}
