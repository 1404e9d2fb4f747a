import { runSearch } from '../../../search/search';
import { presentHit } from '../../presenters/search-hit';
import { defineRoute } from '../../route';
import { advancedBody, countedFields, readAdvanced, readSort } from './advanced-body';
import { affinityOf } from './affinity';
import { namingFaults, vocabularyOf } from './run';
import { advancedResultSchema } from './schema';

export const advancedSearch = defineRoute({
  method: 'post',
  path: '/api/v1/search/advanced',
  operationId: 'advancedSearch',
  tag: 'Search',
  summary: 'Find by clauses, sort by several fields, count values',
  description:
    '`must` holds and is ranked, `filter` holds unranked, `should` only ranks unless it stands alone. `match` takes a field of words, or `_all`.',
  scope: 'search:read',
  body: advancedBody,
  success: { status: 200, description: 'A page of what matches', schema: advancedResultSchema },
  errors: [],
  async handle({ db, engine, body, actor }) {
    const startedAt = performance.now();
    const result = await namingFaults('query', () =>
      runSearch(engine, vocabularyOf(db), {
        ...readAdvanced(body),
        sort: readSort(body),
        page: body.page,
        limit: body.limit,
        facets: countedFields(body),
        affinity: () => affinityOf(db, actor.userId),
      }),
    );
    const options = { hasLocation: false, explain: body.explain };
    const aggregations = Object.entries(body.aggs).map(([name, { terms }]) => {
      const counts = result.facets[terms.field] ?? [];
      return [name, { buckets: counts.map(({ value, count }) => ({ key: value, count })) }];
    });
    return {
      results: result.hits.map((hit) => presentHit(hit, options)),
      total: result.total,
      page: body.page,
      limit: body.limit,
      facets: Object.fromEntries(body.facets.map((field) => [field, result.facets[field] ?? []])),
      aggregations: Object.fromEntries(aggregations) as Record<
        string,
        { buckets: { key: string; count: number }[] }
      >,
      corrected_query: null,
      took_ms: Math.round(performance.now() - startedAt),
    };
  },
});
