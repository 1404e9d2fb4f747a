/** The pages to which a guest may return with a mailed link. A strict list, so that a link never leads to another site. */
import { GIFTS_PATH } from '../../letters/mails/paths';

const RETURNS = /^\/my(?:\/plans|\/receipts|\/(?:plans|gifts)\/[a-z]+_[0-9a-z]{26})?$/;

/** Returns the page that a request names in `to`. Returns the list of gifts for a missing or foreign path. */
export function guestReturn(to: string | string[] | undefined): string {
  return typeof to === 'string' && RETURNS.test(to) ? to : GIFTS_PATH;
}
