import { listCharities } from '../../../db/queries/charities/charities';
import { defineRoute } from '../../route';
import { presentMany } from './present';
import { charityListSchema, charityQuery } from './schema';

export const listCharitiesRoute = defineRoute({
  method: 'get',
  path: '/v1/charities',
  operationId: 'listCharities',
  tag: 'Charities',
  summary: 'List the charities that can receive gifts',
  scope: 'charities:read',
  guests: true,
  query: charityQuery,
  success: { status: 200, description: 'A page of charities, oldest first', schema: charityListSchema },
  errors: [],
  async handle({ db, query, config }) {
    const { charities, total } = await listCharities(db, query);
    return {
      charities: await presentMany(db, charities, config),
      total,
      limit: query.limit,
      offset: query.offset,
    };
  },
});
