import { defineRoute } from '../../route';
import { loadCampaign } from './load';
import { presentOne } from './present';
import { campaignParams, campaignSchema } from './schema';

export const getCampaign = defineRoute({
  method: 'get',
  path: '/v1/campaigns/{campaign_id}',
  operationId: 'getCampaign',
  tag: 'Campaigns',
  summary: 'Read one campaign and the amount that it raised',
  scope: 'charities:read',
  guests: true,
  params: campaignParams,
  success: { status: 200, description: 'The campaign', schema: campaignSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    return presentOne(db, await loadCampaign(db, actor, params.campaign_id), now);
  },
});
