import { presentPledge } from '../../presenters/matching';
import { defineRoute } from '../../route';
import { loadPledge } from './load';
import { pledgeParams, pledgeSchema } from './schema';

export const getPledge = defineRoute({
  method: 'get',
  path: '/v1/campaigns/{campaign_id}/matching/{pledge_id}',
  operationId: 'getMatchingPledge',
  tag: 'Campaigns',
  summary: 'Read a pledge',
  description: 'For its sponsor, members of the charity and operators.',
  scope: 'donations:read',
  params: pledgeParams,
  success: { status: 200, description: 'The pledge', schema: pledgeSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor }) {
    return presentPledge((await loadPledge(db, actor, params)).pledge, actor);
  },
});
