import { type Database } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { findGivenTogether } from '../../../db/queries/discovery/given-together';
import {
  type CandidateRow,
  findCandidates,
  listVerified,
} from '../../../db/queries/discovery/recommendations';
import { recommend, type Taste } from '../../../domain/discovery/recommend';
import { defineRoute } from '../../route';
import { loadCharity } from '../charities/load';
import { charityParams } from '../charities/schema';
import { type GivenTogether, sharesOf, toCandidates } from './candidates';
import { presentAll } from './present';
import { similarQuery, similarSchema } from './schema';

const POOL = 100;

export const listSimilarCharities = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/similar',
  operationId: 'listSimilarCharities',
  tag: 'Discovery',
  summary: 'List similar charities, by common donors or by cause and place',
  scope: 'search:read',
  guests: true,
  params: charityParams,
  query: similarQuery,
  success: { status: 200, description: 'The most similar first', schema: similarSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, query, actor }) {
    const { charity } = await loadCharity(db, actor, params.charity_id);
    const together = await findGivenTogether(db, [charity.id]);
    const rows = await findPool(db, charity, together);
    const context = { together: sharesOf(together), seasonal: [], isInEmergency: () => false };
    const candidates = toCandidates(rows, [charity.id], context);
    const best = recommend(candidates, tasteOf(charity)).slice(0, query.limit);
    return { charity_id: charity.id, results: await presentAll(db, best) };
  },
});

async function findPool(
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
