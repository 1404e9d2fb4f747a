import { type SearchResult } from '../../../search/request';
import { type HitOptions, presentHit } from '../../presenters/search-hit';
import { type AdvancedBody } from './advanced-schema';

/** Presents a page of hits. Both searches use it. */
export function presentResult(
  { hits, total }: SearchResult,
  { page, limit, ...options }: HitOptions & { page: number; limit: number },
) {
  return { results: hits.map((hit) => presentHit(hit, options)), total, page, limit };
}

/** Presents the counted values of each aggregation under the name that the caller chose. */
export function presentAggregations({ aggs }: AdvancedBody, { facets }: SearchResult) {
  return Object.fromEntries(
    Object.entries(aggs).map(([name, { terms }]) => {
      const counts = facets[terms.field] ?? [];
      return [name, { buckets: counts.map(({ value, count }) => ({ key: value, count })) }];
    }),
  );
}
