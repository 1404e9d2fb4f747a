import { findGivenTogether } from '../../../db/queries/discovery/given-together';
import { findCandidates, listVerified } from '../../../db/queries/discovery/recommendations';
import { recommend, type Taste } from '../../../domain/discovery/recommend';
import { defineRoute } from '../../route';
import { loadCharity } from '../charities/load';
import { charityParams } from '../charities/schema';
import { presentAll, toCandidate } from './present';
import { similarQuery, similarSchema } from './schema';

const POOL = 100;

export const listSimilarCharities = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/similar',
  operationId: 'listSimilarCharities',
  tag: 'Discovery',
  summary: 'Charities like one: given to together, or of its cause and place',
  scope: 'search:read',
  params: charityParams,
  query: similarQuery,
  success: { status: 200, description: 'The most alike first', schema: similarSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, query, actor }) {
    const { charity } = await loadCharity(db, actor, params.charity_id);
    const together = await findGivenTogether(db, [charity.id]);
    const alike = charity.category === null ? null : [charity.category];
    const rows = [
      ...(await findCandidates(
        db,
        together.map(({ charityId }) => charityId),
      )),
      ...(await listVerified(db, { categories: alike, state: charity.state, limit: POOL })),
      ...(await listVerified(db, { categories: alike, state: null, limit: POOL })),
    ].filter(({ charityId }) => charityId !== charity.id);
    const taste: Taste = {
      categories: new Map(charity.category === null ? [] : [[charity.category, 1]]),
      states: new Map(charity.state === null ? [] : [[charity.state, 1]]),
      state: charity.state,
    };
    const context = {
      together: new Map(together.map((each) => [each.charityId, each.together])),
      seasonal: [],
      isInEmergency: () => false,
    };
    const unique = [...new Map(rows.map((row) => [row.charityId, row])).values()];
    const best = recommend(
      unique.map((row) => toCandidate(row, context)),
      taste,
    ).slice(0, query.limit);
    return { charity_id: charity.id, results: await presentAll(db, best) };
  },
});
