/** What a visit to the page begins with: the form, or the gift that this tab has made. */
import { type Asked, takeAsked } from './asked';
import { type MadeGift, type Store } from './store';

export interface Visit {
  asked: Asked | undefined;
  /** The gift whose result is shown. */
  gift: MadeGift | undefined;
  /** A gift that is over. Its donor gives again. */
  last: MadeGift | undefined;
  /** True if a gift in a frame was confirmed in this tab, which knows nothing of the gift. */
  hasReturned: boolean;
}

export function beginVisit(store: Store): Visit {
  const address = new URL(location.href);
  const asked = takeAsked(address.searchParams);
  // A reload keeps what the donor has changed since.
  if (asked !== undefined) history.replaceState(null, '', address);
  const returnedFrom = address.searchParams.get('donation_id');
  const kept = store.readGift();
  const isOver = kept?.isSettled === true && returnedFrom !== kept.donation_id && isNewVisit();
  if (isOver) store.forgetGift();
  const gift = isOver ? undefined : kept;
  // A request of an unknown outcome is sent again first, as it was.
  const isUnknown = store.openPending().sent !== null;
  return {
    asked: isUnknown ? undefined : asked,
    gift,
    last: isOver ? kept : undefined,
    hasReturned: gift === undefined && returnedFrom !== null,
  };
}

/** False after a reload, and for a page that the donor went back or forward to. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}
