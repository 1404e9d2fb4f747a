import { updateCampaign } from '../../../operations/campaigns/update-campaign';
import { defineRoute } from '../../route';
import { readEdits } from './edits';
import { loadEditableCampaign } from './load';
import { presentOne } from './present';
import { campaignChangesSchema, campaignParams, campaignSchema } from './schema';

export const updateCampaignRoute = defineRoute({
  method: 'patch',
  path: '/v1/campaigns/{campaign_id}',
  operationId: 'updateCampaign',
  tag: 'Campaigns',
  summary: 'Edit a campaign',
  scope: 'charities:write',
  params: campaignParams,
  body: campaignChangesSchema,
  success: { status: 200, description: 'The updated campaign', schema: campaignSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { id: campaignId } = await loadEditableCampaign(db, actor, params.campaign_id);
    const campaign = await updateCampaign(db, {
      campaignId,
      edits: readEdits(body),
      fundingGoal: body.funding_goal,
      at: now,
    });
    return presentOne(db, campaign, now);
  },
});
