import { acceptPledge } from '../../../operations/matching/accept-pledge';
import { presentPledge } from '../../presenters/matching';
import { defineRoute } from '../../route';
import { loadPledgeToAccept } from './load';
import { pledgeParams, pledgeSchema } from './schema';

export const acceptPledgeRoute = defineRoute({
  method: 'post',
  path: '/v1/campaigns/{campaign_id}/matching/{pledge_id}/accept',
  operationId: 'acceptMatchingPledge',
  tag: 'Campaigns',
  summary: 'Accept a pledge',
  description:
    'For members of the charity and operators. From now on the pledge matches the gifts of the campaign. One pledge at a time is accepted.',
  scope: 'charities:write',
  params: pledgeParams,
  success: { status: 200, description: 'The accepted pledge', schema: pledgeSchema },
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  async handle({ db, params, actor, config, now }) {
    const { id: pledgeId } = await loadPledgeToAccept(db, actor, params);
    const { environment } = config;
    const acceptance = { pledgeId, acceptedByUserId: actor.userId, environment, at: now };
    return presentPledge(await acceptPledge(db, acceptance), actor);
  },
});
