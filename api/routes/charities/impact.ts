import { findCharityImpact } from '../../../db/queries/impact';
import { presentCharityImpact } from '../../presenters/charity-impact';
import { defineRoute } from '../../route';
import { readableCharity } from './readable';
import { charityImpactSchema, charityParams } from './schema';

export const getCharityImpact = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/impact',
  operationId: 'getCharityImpact',
  tag: 'Charities',
  summary: 'Read what a charity received and reached',
  scope: 'charities:read',
  params: charityParams,
  success: { status: 200, description: 'Figures of what is booked so far', schema: charityImpactSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, actor }) {
    const { charity } = await readableCharity(db, actor, params.charity_id);
    return presentCharityImpact(charity.id, await findCharityImpact(db, charity.id));
  },
});
