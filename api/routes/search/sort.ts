/** Maps the sort names of `GET search` to sort keys. */
import { dayNumber } from '../../../search/index/schema';
import { type SortKey } from '../../../search/request';
import { type SearchQuery, type SORTS } from './query-schema';

const SORT_KEYS: Record<(typeof SORTS)[number], SortKey> = {
  relevance: { field: '_score', order: 'desc' },
  distance: { field: 'distance', order: 'asc' },
  rating: { field: 'rating', order: 'desc' },
  newest: { field: 'created_at', order: 'desc' },
  most_funded: { field: 'raised', order: 'desc' },
  ending_soon: { field: 'deadline', order: 'asc' },
};

/** Returns the sort key of a query. `ending_soon` puts entries with a past deadline last. */
export function sortKey({ sort }: SearchQuery, now: Date): SortKey {
  const key = SORT_KEYS[sort];
  return sort === 'ending_soon' ? { ...key, atLeast: dayNumber(now.toISOString()) } : key;
}
