import { validationError } from '../../../domain/errors';
import { searchCorrected } from '../../../search/correct';
import { type QueryNode } from '../../../search/language/nodes';
import { parseQuery } from '../../../search/language/parse';
import { printQuery } from '../../../search/language/print';
import { nearTerm } from '../../../search/language/terms';
import { findPlace, type Place } from '../../../search/places/find-place';
import { route, routes } from '../../route';
import { affinityOf } from './affinity';
import { filtersOf } from './filters';
import { presentResult, presentAggregations } from './present';
import { searchQuery, type SearchQuery } from './query-schema';
import { namingFaults, vocabularyOf } from './run';
import { searchResultSchema, advancedResultSchema, autocompleteQuery, autocompleteSchema } from './schema';
import { sortKey } from './sort';
import { runSearch } from '../../../search/search';
import { advancedBody } from './advanced-schema';
import { countedFields, readAdvanced, readSort } from './read-advanced';
import { autocomplete } from '../../../search/autocomplete';

export const searchRoutes = routes('Search', {
  search: route('GET /api/v1/search', {
    summary: 'Find organizations, campaigns and opportunities',
    description:
      '`q` takes words, phrases, AND, OR, NOT, wildcards, fields, ranges and places. The other parameters filter the results. A 400 says where `q` is wrong.',
    scope: 'search:read',
    guests: true,
    query: searchQuery,
    success: { status: 200, description: 'A page of matches', schema: searchResultSchema },
    async handle({ db, engine, query, actor, now }) {
      const startedAt = performance.now();
      const wanted = await namingFaults('q', () => parseQuery(query.q));
      const from = await placeOf(query.location);
      const { corrected, ...result } = await namingFaults('q', () =>
        searchCorrected(engine, vocabularyOf(db), {
          query: wanted,
          filters: [...filtersOf(query, now), ...nearFilter(query)],
          sort: [sortKey(query, now)],
          page: query.page,
          limit: query.limit,
          facets: query.facets,
          from,
          affinity: () => affinityOf(db, actor.userId),
        }),
      );
      return {
        ...presentResult(result, { ...query, hasLocation: from !== undefined }),
        facets: result.facets,
        corrected_query: corrected === undefined ? null : printQuery(corrected),
        took_ms: Math.round(performance.now() - startedAt),
      };
    },
  }),

  advancedSearch: route('POST /api/v1/search/advanced', {
    summary: 'Search with clauses, several sort fields and counted values',
    description:
      '`must` clauses have to match and affect the ranking. `filter` clauses have to match but do not affect the ranking. `should` clauses only affect the ranking. Without other clauses, at least one `should` clause has to match. `match` takes any field, or `_all` for every field that is searched by word. An empty body matches everything.',
    scope: 'search:read',
    guests: true,
    body: advancedBody,
    success: { status: 200, description: 'A page of matches', schema: advancedResultSchema },
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
  }),

  autocomplete: route('GET /api/v1/search/autocomplete', {
    summary: 'Suggest categories and names while the user types',
    description: 'Returns at most ten completions.',
    scope: 'search:read',
    guests: true,
    query: autocompleteQuery,
    success: {
      status: 200,
      description: 'At most ten suggestions, categories first',
      schema: autocompleteSchema,
    },
    async handle({ engine, query }) {
      return { suggestions: await autocomplete(engine, query.q) };
    },
  }),
});

async function placeOf(location: string | undefined): Promise<Place | undefined> {
  if (location === undefined) return undefined;
  const place = await findPlace(location);
  if (place !== undefined) return place;
  throw validationError([
    {
      field: 'location',
      code: 'not_found',
      message: 'is not a known place. Use "39.74,-104.99", "Denver, CO" or a ZIP code.',
    },
  ]);
}

function nearFilter({ location, radius }: SearchQuery): QueryNode[] {
  return location === undefined ? [] : [nearTerm(location, radius?.toString())];
}
