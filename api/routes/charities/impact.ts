import { findCharity, isMember } from '../../../db/queries/charities';
import { findCharityImpact } from '../../../db/queries/impact';
import { charityNotFound } from '../../../domain/errors';
import { mayReadCharity } from '../../policies/charity';
import { presentCharityImpact } from '../../presenters/charity-impact';
import { defineRoute } from '../../route';
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
    const charity = await findCharity(db, params.charity_id);
    if (charity === undefined) throw charityNotFound(params.charity_id);
    const member = await isMember(db, charity.id, actor.userId);
    if (!mayReadCharity(actor, charity, member)) throw charityNotFound(params.charity_id);
    return presentCharityImpact(charity.id, await findCharityImpact(db, charity.id));
  },
});
