import { closeCampaign } from '../../../operations/campaigns/close-campaign';
import { defineRoute } from '../../route';
import { loadEditableCampaign } from './load';
import { presentOne } from './present';
import { campaignParams, campaignSchema } from './schema';

export const closeCampaignRoute = defineRoute({
  method: 'delete',
  path: '/v1/campaigns/{campaign_id}',
  operationId: 'closeCampaign',
  tag: 'Campaigns',
  summary: 'Close a campaign',
  description: 'A closed campaign takes no more gifts but stays readable. Closing it twice is harmless.',
  scope: 'charities:write',
  params: campaignParams,
  success: { status: 200, description: 'The closed campaign', schema: campaignSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const { id: campaignId } = await loadEditableCampaign(db, actor, params.campaign_id);
    return presentOne(db, await closeCampaign(db, { campaignId, at: now }), now);
  },
});
