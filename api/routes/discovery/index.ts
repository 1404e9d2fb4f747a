import { recordSearchEvents } from '../../../operations/search/record-search-events';
import { route, routes } from '../../route';
import {
  recordedSchema,
  searchEventsSchema,
  recommendationQuery,
  recommendationsSchema,
  similarQuery,
  similarSchema,
  categoriesSchema,
  mentionSchema,
  recordedMentionSchema,
} from './schema';
import { type Database } from '../../../db/database';
import { findGivenTogether } from '../../../db/queries/discovery/given-together';
import {
  type CandidateRow,
  findCandidates,
  listTrending,
  listVerified,
  countCategories,
} from '../../../db/queries/discovery/recommendations';
import { recommend, type Taste } from '../../../domain/discovery/recommend';
import { affinityOf } from '../search/affinity';
import { findContext, type GivenTogether, toCandidates, sharesOf } from './candidates';
import { findGroups, presentGroups } from './groups';
import { presentAll } from './present';
import { type Charity } from '../../../db/queries/charities/charities';
import { loadCharity } from '../../access/charities';
import { requireOperator } from '../../access/resource';
import { CATEGORIES } from '../../../domain/imports/categories';
import { subCategoriesOf } from '../../../domain/imports/causes';
import { recordMention } from '../../../operations/discovery/record-mention';
import { requireMayDecide } from '../../../operations/ties/may-decide';

/** Loads at most this many verified and this many trending candidates. */
const POOL = 100;

export const discoveryRoutes = routes('Discovery', {
  recordSearchEvents: route('POST /api/v1/search/events', {
    summary: 'Record what the user did with search results',
    description:
      'Impressions, clicks, conversions, dwell times and shares influence the ranking. Each kind counts once a day for each user and entity. A call takes at most 100 events.',
    scope: 'discovery:write',
    guests: true,
    body: searchEventsSchema,
    success: { status: 202, description: 'The events count within seconds', schema: recordedSchema },
    async handle({ act, body, actor }) {
      const events = body.events.map((event) => ({
        kind: event.kind,
        entityType: event.entity_type,
        entityId: event.entity_id,
        dwellSeconds: event.dwell_seconds ?? null,
      }));
      return { recorded: await recordSearchEvents(act, { userId: actor.userId, events }) };
    },
  }),

  getRecommendations: route('GET /api/v1/recommendations', {
    summary: 'Recommend charities to the calling user, and list five groups',
    description:
      'Weighs the gifts of similar donors (0.6) and similarity to your own gifts (0.4). Adjusts for season, place and emergencies. Best first, with scores from 0 to 100.',
    scope: 'search:read',
    guests: true,
    query: recommendationQuery,
    success: { status: 200, description: 'Recommendations, best first', schema: recommendationsSchema },
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
  }),

  listSimilarCharities: route('GET /v1/charities/{charity_id}/similar', {
    summary: 'List similar charities, by common donors or by cause and place',
    scope: 'search:read',
    guests: true,
    query: similarQuery,
    success: { status: 200, description: 'The most similar first', schema: similarSchema },
    async handle({ db, params, query, actor }) {
      const charity = await loadCharity(db, actor, params.charity_id);
      const together = await findGivenTogether(db, [charity.id]);
      const rows = await findSimilar(db, charity, together);
      const context = { together: sharesOf(together), seasonal: [], isInEmergency: () => false };
      const candidates = toCandidates(rows, [charity.id], context);
      const best = recommend(candidates, tasteOf(charity)).slice(0, query.limit);
      return { charity_id: charity.id, results: await presentAll(db, best) };
    },
  }),

  listCategories: route('GET /api/v1/categories', {
    summary: 'List causes with their subcategories and number of organizations',
    scope: 'search:read',
    guests: true,
    success: { status: 200, description: 'Every primary category', schema: categoriesSchema },
    async handle({ db }) {
      const counts = await countCategories(db);
      return {
        categories: CATEGORIES.map((name) => ({
          name,
          count: counts.get(name) ?? 0,
          sub_categories: subCategoriesOf(name),
        })),
      };
    },
  }),

  recordTrendSignal: route('POST /api/v1/trends/signals', {
    summary: 'Report that a charity was mentioned. Operators also report emergencies',
    description: 'Trends include the report within an hour.',
    scope: 'discovery:write',
    // A grant with `search:read` has this scope for its user's clicks only.
    stepUp: 'staff',
    body: mentionSchema,
    success: { status: 201, description: 'The report is stored', schema: recordedMentionSchema },
    errors: ['FORBIDDEN', 'INVALID_CHARITY'],
    async handle({ act, body, actor, now }) {
      requireOperator(actor, 'Only operators may report signals.');
      if (body.charity_id !== undefined) await requireMayDecide(act, { charityId: body.charity_id });
      const { id } = await recordMention(act, {
        kind: body.kind,
        charityId: body.charity_id ?? null,
        category: body.category ?? null,
        state: body.state ?? null,
        title: body.title,
        sourceUrl: body.source_url ?? null,
        weight: body.weight,
        occurredAt: body.occurred_at === undefined ? now : new Date(body.occurred_at),
        endsAt: body.ends_at === undefined ? null : new Date(body.ends_at),
        createdBy: actor.userId,
      });
      return { signal_id: id };
    },
  }),
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

async function findSimilar(
  db: Database,
  { category, state }: Charity,
  together: GivenTogether,
): Promise<CandidateRow[]> {
  const ids = together.map(({ charityId }) => charityId);
  const categories = category === null ? null : [category];
  return [
    ...(await findCandidates(db, ids)),
    ...(await listVerified(db, { categories, state, limit: POOL })),
    ...(await listVerified(db, { categories, state: null, limit: POOL })),
  ];
}

/** Returns the taste of a user who gives only to this charity. */
function tasteOf({ category, state }: Charity): Taste {
  return {
    categories: new Map(category === null ? [] : [[category, 1]]),
    states: new Map(state === null ? [] : [[state, 1]]),
    state,
  };
}
