import { changeSource } from '../../../operations/matching/change-source';
import { presentPledge } from '../../presenters/matching';
import { defineRoute } from '../../route';
import { loadOwnPledge } from './load';
import { pledgeChangesSchema, pledgeParams, pledgeSchema } from './schema';

export const updatePledge = defineRoute({
  method: 'patch',
  path: '/v1/campaigns/{campaign_id}/matching/{pledge_id}',
  operationId: 'updateMatchingPledge',
  tag: 'Campaigns',
  summary: 'Pay a pledge from another source',
  description: 'For the sponsor, also while a declined charge waits for its retry. The payment method stays.',
  scope: 'donations:write',
  params: pledgeParams,
  body: pledgeChangesSchema,
  success: { status: 200, description: 'The pledge', schema: pledgeSchema },
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  async handle({ db, params, body, actor, gateways }) {
    const { id: pledgeId } = await loadOwnPledge(db, actor, params);
    const change = { pledgeId, sponsor: actor, source: body.source, processor: gateways.processor };
    return presentPledge(await changeSource(db, change), actor);
  },
});
