import { type Database } from '../../../db/database';
import { findGivenTogether } from '../../../db/queries/discovery/given-together';
import {
  type CandidateRow,
  findCandidates,
  listTrending,
  listVerified,
} from '../../../db/queries/discovery/recommendations';
import { recommend, type Taste } from '../../../domain/discovery/recommend';
import { defineRoute } from '../../route';
import { affinityOf } from '../search/affinity';
import { findContext, type GivenTogether, toCandidates } from './candidates';
import { findGroups, presentGroups } from './groups';
import { presentAll } from './present';
import { recommendationQuery, recommendationsSchema } from './schema';

/** Loads at most this many verified and this many trending candidates. */
const POOL = 100;

export const getRecommendations = defineRoute({
  method: 'get',
  path: '/api/v1/recommendations',
  operationId: 'getRecommendations',
  tag: 'Discovery',
  summary: 'Recommend charities to the calling user, and list five groups',
  description:
    'Weighs the gifts of similar donors (0.6) and similarity to your own gifts (0.4). Adjusts for season, place and emergencies.',
  scope: 'search:read',
  guests: true,
  query: recommendationQuery,
  success: { status: 200, description: 'Recommendations, best first', schema: recommendationsSchema },
  errors: [],
  async handle({ db, query, actor, now }) {
    const { state = null, limit } = query;
    const affinity = await affinityOf(db, actor.userId);
    const taste: Taste = {
      categories: affinity?.categories ?? new Map(),
      states: affinity?.states ?? new Map(),
      state,
    };
    const given = [...(affinity?.charities ?? [])];
    const together = await findGivenTogether(db, given);
    const context = await findContext(db, together, now);
    const groups = await findGroups(db, { place: state ?? largest(taste.states), limit, now });
    const rows = [...(await findPool(db, together, taste)), ...Object.values(groups).flat()];
    const best = recommend(toCandidates(rows, given, context), taste).slice(0, limit);
    return {
      recommendations: await presentAll(db, best),
      groups: await presentGroups(db, groups, context, taste),
    };
  },
});

async function findPool(db: Database, together: GivenTogether, taste: Taste): Promise<CandidateRow[]> {
  const ids = together.map(({ charityId }) => charityId);
  const categories = taste.categories.size === 0 ? null : [...taste.categories.keys()];
  return [
    ...(await findCandidates(db, ids)),
    ...(await listVerified(db, { categories, state: null, limit: POOL })),
    ...(await listTrending(db, { rising: false, limit: POOL })),
  ];
}

function largest(shares: ReadonlyMap<string, number>): string | null {
  const [first] = [...shares].sort(([, left], [, right]) => right - left);
  return first === undefined || first[0] === '' ? null : first[0];
}
