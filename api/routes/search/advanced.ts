import { runSearch } from '../../../search/search';
import { defineRoute } from '../../route';
import { advancedBody } from './advanced-schema';
import { affinityOf } from './affinity';
import { presentAggregations, presentResult } from './present';
import { countedFields, readAdvanced, readSort } from './read-advanced';
import { namingFaults, vocabularyOf } from './run';
import { advancedResultSchema } from './schema';

export const advancedSearch = defineRoute({
  method: 'post',
  path: '/api/v1/search/advanced',
  operationId: 'advancedSearch',
  tag: 'Search',
  summary: 'Search with clauses, several sort fields and counted values',
  description:
    '`must` clauses have to match and affect the ranking. `filter` clauses have to match but do not affect the ranking. `should` clauses only affect the ranking. Without other clauses, at least one `should` clause has to match. `match` takes any field, or `_all` for every field that is searched by word.',
  scope: 'search:read',
  guests: true,
  body: advancedBody,
  success: { status: 200, description: 'A page of matches', schema: advancedResultSchema },
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
    return {
      ...presentResult(result, { ...body, hasLocation: false }),
      facets: Object.fromEntries(body.facets.map((field) => [field, result.facets[field] ?? []])),
      aggregations: presentAggregations(body, result),
      corrected_query: null,
      took_ms: Math.round(performance.now() - startedAt),
    };
  },
});
