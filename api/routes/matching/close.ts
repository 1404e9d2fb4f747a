import { closePledge } from '../../../operations/matching/close-pledge';
import { isSponsor } from '../../policies/matching';
import { presentPledge } from '../../presenters/matching';
import { defineRoute } from '../../route';
import { loadPledge } from './load';
import { pledgeParams, pledgeSchema } from './schema';

export const closePledgeRoute = defineRoute({
  method: 'delete',
  path: '/v1/campaigns/{campaign_id}/matching/{pledge_id}',
  operationId: 'closeMatchingPledge',
  tag: 'Campaigns',
  summary: 'Withdraw or end a pledge',
  description:
    'For the sponsor, members of the charity and operators. A pledge that nobody accepted is withdrawn. An accepted one ends: it matches no more gifts, and what it matched before is still charged. Repeating is harmless.',
  scope: 'donations:write',
  params: pledgeParams,
  success: { status: 200, description: 'The pledge', schema: pledgeSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const { pledge } = await loadPledge(db, actor, params);
    const reason = isSponsor(actor, pledge) ? 'sponsor' : 'charity';
    return presentPledge(await closePledge(db, { pledgeId: pledge.id, reason, at: now }), actor);
  },
});
