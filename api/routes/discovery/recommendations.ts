import { type Database } from '../../../db/database';
import { findGivenTogether } from '../../../db/queries/discovery/given-together';
import { listEmergencies } from '../../../db/queries/discovery/mentions';
import {
  type CandidateRow,
  findCandidates,
  listInEmergency,
  listTrending,
  listVerified,
} from '../../../db/queries/discovery/recommendations';
import { recommend, type Taste } from '../../../domain/discovery/recommend';
import { seasonalCauses } from '../../../domain/discovery/seasons';
import { defineRoute } from '../../route';
import { affinityOf } from '../search/affinity';
import { type Context, presentAll, toCandidate } from './present';
import { GROUPS, recommendationQuery, recommendationsSchema } from './schema';

/** How many charities of each kind are weighed against each other. */
const POOL = 100;

export const getRecommendations = defineRoute({
  method: 'get',
  path: '/api/v1/recommendations',
  operationId: 'getRecommendations',
  tag: 'Discovery',
  summary: 'Charities for the calling user, and five groupings',
  description:
    'What those who gave alike give to (0.6) and what is like your gifts (0.4), adjusted for season, place and emergencies.',
  scope: 'search:read',
  query: recommendationQuery,
  success: { status: 200, description: 'Recommendations, best first', schema: recommendationsSchema },
  errors: [],
  async handle({ db, query, actor, now }) {
    const affinity = await affinityOf(db, actor.userId);
    const taste: Taste = {
      categories: affinity?.categories ?? new Map(),
      states: affinity?.states ?? new Map(),
      state: query.state ?? null,
    };
    const given = [...(affinity?.charities ?? [])];
    const together = await findGivenTogether(db, given);
    const context = await contextOf(db, together, now);
    const place = query.state ?? largest(taste.states);
    const groups = await findGroups(db, place, query.limit, now);
    const rows = [
      ...(await findCandidates(
        db,
        together.map(({ charityId }) => charityId),
      )),
      ...(await listVerified(db, { categories: keysOf(taste.categories), state: null, limit: POOL })),
      ...(await listTrending(db, { rising: false, limit: POOL })),
      ...Object.values(groups).flat(),
    ].filter(({ charityId }) => !given.includes(charityId));
    const unique = [...new Map(rows.map((row) => [row.charityId, row])).values()];
    const best = recommend(
      unique.map((row) => toCandidate(row, context)),
      taste,
    ).slice(0, query.limit);
    return {
      recommendations: await presentAll(db, best),
      groups: await Promise.all(
        (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map(async (key) => ({
          key,
          name: GROUPS[key],
          results: await presentAll(db, inOrder(groups[key], context, taste)),
        })),
      ),
    };
  },
});

/** A grouping keeps its own order; the score beside each is the user's. */
function inOrder(rows: CandidateRow[], context: Context, taste: Taste) {
  return rows.flatMap((row) => recommend([toCandidate(row, context)], taste));
}

async function contextOf(
  db: Database,
  together: { charityId: string; together: number }[],
  now: Date,
): Promise<Context> {
  const emergencies = await listEmergencies(db, now);
  return {
    together: new Map(together.map((each) => [each.charityId, each.together])),
    seasonal: seasonalCauses(now),
    isInEmergency: ({ charityId, category, state }) =>
      emergencies.some((each) =>
        each.charityId === null
          ? each.category === category && (each.state ?? state) === state
          : each.charityId === charityId,
      ),
  };
}

async function findGroups(
  db: Database,
  place: string | null,
  limit: number,
  now: Date,
): Promise<Record<keyof typeof GROUPS, CandidateRow[]>> {
  const [trending_now, rising_stars, seasonal_causes, emergency_appeals, local_highlights] =
    await Promise.all([
      listTrending(db, { rising: false, limit }),
      listTrending(db, { rising: true, limit }),
      listVerified(db, { categories: seasonalCauses(now), state: null, limit }),
      listInEmergency(db, now, limit),
      place === null ? [] : listVerified(db, { categories: null, state: place, limit }),
    ]);
  return { trending_now, rising_stars, seasonal_causes, emergency_appeals, local_highlights };
}

function keysOf(shares: ReadonlyMap<string, number>): string[] | null {
  return shares.size === 0 ? null : [...shares.keys()];
}

function largest(shares: ReadonlyMap<string, number>): string | null {
  const [first] = [...shares].sort(([, left], [, right]) => right - left);
  return first === undefined || first[0] === '' ? null : first[0];
}
