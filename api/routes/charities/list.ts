import { listCharities } from '../../../db/queries/charities/charities';
import { listUnclaimed } from '../../../db/queries/gifts/unclaimed';
import { findRaised } from '../../../db/queries/impact/impact';
import { findReportedResults } from '../../../db/queries/impact/reports';
import { presentCharity } from '../../presenters/charity';
import { defineRoute } from '../../route';
import { charityListSchema, charityQuery } from './schema';

export const listCharitiesRoute = defineRoute({
  method: 'get',
  path: '/v1/charities',
  operationId: 'listCharities',
  tag: 'Charities',
  summary: 'List the charities that can receive gifts',
  scope: 'charities:read',
  query: charityQuery,
  success: { status: 200, description: 'A page of charities, oldest first', schema: charityListSchema },
  errors: [],
  async handle({ db, query }) {
    const { charities, total } = await listCharities(db, query);
    const ids = charities.map((charity) => charity.id);
    const [raised, reported, unclaimed] = await Promise.all([
      findRaised(db, ids),
      findReportedResults(db, ids),
      listUnclaimed(db, ids),
    ]);
    return {
      charities: charities.map((charity) =>
        presentCharity(charity, {
          raisedUsdMinor: raised.get(charity.id),
          reported: reported.get(charity.id),
          isClaimed: !unclaimed.has(charity.id),
        }),
      ),
      total,
      limit: query.limit,
      offset: query.offset,
    };
  },
});
