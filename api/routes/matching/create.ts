import { parseMoney } from '../../../domain/money';
import { pledgeMatching } from '../../../operations/matching/pledge-matching';
import { presentPledge } from '../../presenters/matching';
import { defineRoute } from '../../route';
import { loadCampaign } from '../campaigns/load';
import { campaignMatchingParams, pledgeRequestSchema, pledgeSchema } from './schema';

export const createPledge = defineRoute({
  method: 'post',
  path: '/v1/campaigns/{campaign_id}/matching',
  operationId: 'createMatchingPledge',
  tag: 'Campaigns',
  summary: 'Pledge to match the gifts of a campaign',
  description:
    'For sponsors. The pledge matches gifts once a member of the charity accepts it. You are charged for matches 30 days after their gifts completed, once a week.',
  scope: 'donations:write',
  params: campaignMatchingParams,
  body: pledgeRequestSchema,
  success: { status: 201, description: 'The pledge', schema: pledgeSchema },
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_CHARITY', 'LIMIT_EXCEEDED'],
  async handle({ db, params, body, actor, gateways, now }) {
    const pledge = await pledgeMatching(db, {
      campaign: await loadCampaign(db, actor, params.campaign_id),
      sponsor: actor,
      source: body.source,
      ratioHundredths: body.ratio,
      cap: parseMoney(body.cap, body.currency),
      endsAt: body.ends_at,
      processor: gateways.processor,
      at: now,
    });
    return presentPledge(pledge, actor);
  },
});
