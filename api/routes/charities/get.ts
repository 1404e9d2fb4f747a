import { defineRoute } from '../../route';
import { presentOne } from './present';
import { loadCharity } from './load';
import { charityParams, charitySchema } from './schema';

export const getCharity = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}',
  operationId: 'getCharity',
  tag: 'Charities',
  summary: 'Read one charity',
  scope: 'charities:read',
  guests: true,
  params: charityParams,
  success: { status: 200, description: 'The charity', schema: charitySchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, actor, config }) {
    const { charity, member } = await loadCharity(db, actor, params.charity_id);
    return presentOne(db, charity, { actor, member, config });
  },
});
