import { listRatings } from '../../../db/queries/trust/ratings';
import { pageQuery } from '../../fields';
import { presentRating } from '../../presenters/rating';
import { defineRoute } from '../../route';
import { loadCharity } from '../charities/load';
import { charityParams } from '../charities/schema';
import { ratingListSchema } from './schema';

export const listRatingsRoute = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/ratings',
  operationId: 'listCharityRatings',
  tag: 'Charities',
  summary: "List a charity's ratings",
  scope: 'charities:read',
  guests: true,
  params: charityParams,
  query: pageQuery,
  success: { status: 200, description: 'A page of ratings, newest first', schema: ratingListSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, query, actor }) {
    const { charity } = await loadCharity(db, actor, params.charity_id);
    const { ratings, total } = await listRatings(db, charity.id, query);
    return { ratings: ratings.map(presentRating), total, limit: query.limit, offset: query.offset };
  },
});
