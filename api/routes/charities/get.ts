import { findCharity, isMember } from '../../../db/queries/charities';
import { findRaised } from '../../../db/queries/impact';
import { charityNotFound } from '../../../domain/errors';
import { mayReadCharity } from '../../policies/charity';
import { presentCharity, presentFeeSettings } from '../../presenters/charity';
import { defineRoute } from '../../route';
import { charityParams, charitySchema } from './schema';

export const getCharity = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}',
  operationId: 'getCharity',
  tag: 'Charities',
  summary: 'Read one charity',
  scope: 'charities:read',
  params: charityParams,
  success: { status: 200, description: 'The charity', schema: charitySchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, actor }) {
    const charity = await findCharity(db, params.charity_id);
    if (charity === undefined) throw charityNotFound(params.charity_id);
    const member = await isMember(db, charity.id, actor.userId);
    if (!mayReadCharity(actor, charity, member)) throw charityNotFound(params.charity_id);
    const raised = await findRaised(db, [charity.id]);
    return {
      ...presentCharity(charity, raised.get(charity.id) ?? 0n),
      ...(member ? { fee_settings: presentFeeSettings(charity) } : {}),
    };
  },
});
