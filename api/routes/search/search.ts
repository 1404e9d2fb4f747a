import { validationError } from '../../../domain/errors';
import { searchCorrected } from '../../../search/correct';
import { type QueryNode } from '../../../search/language/nodes';
import { parseQuery } from '../../../search/language/parse';
import { printQuery } from '../../../search/language/print';
import { nearTerm } from '../../../search/language/terms';
import { findPlace, type Place } from '../../../search/places/find-place';
import { defineRoute } from '../../route';
import { affinityOf } from './affinity';
import { filtersOf } from './filters';
import { presentResult } from './present';
import { searchQuery, type SearchQuery } from './query-schema';
import { namingFaults, vocabularyOf } from './run';
import { searchResultSchema } from './schema';
import { sortKey } from './sort';

export const search = defineRoute({
  method: 'get',
  path: '/api/v1/search',
  operationId: 'search',
  tag: 'Search',
  summary: 'Find organizations, campaigns and opportunities',
  description:
    '`q` takes words, phrases, AND, OR, NOT, wildcards, fields, ranges and places. The other parameters filter the results.',
  scope: 'search:read',
  guests: true,
  query: searchQuery,
  success: { status: 200, description: 'A page of matches', schema: searchResultSchema },
  errors: [],
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
