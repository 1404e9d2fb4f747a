import { parseMoney } from '../../../domain/money';
import { createCampaign } from '../../../operations/campaigns/create-campaign';
import { defineRoute } from '../../route';
import { loadCharityOfBody } from '../charities/load';
import { readEdits } from './edits';
import { presentOne } from './present';
import { campaignRequestSchema, campaignSchema } from './schema';

export const createCampaignRoute = defineRoute({
  method: 'post',
  path: '/v1/campaigns',
  operationId: 'createCampaign',
  tag: 'Campaigns',
  summary: 'Start a campaign for a charity',
  description: 'For members of the charity. Gifts name the campaign in `campaign_id`.',
  scope: 'charities:write',
  body: campaignRequestSchema,
  success: { status: 201, description: 'The campaign', schema: campaignSchema },
  errors: ['INVALID_CHARITY'],
  async handle({ db, body, actor, now }) {
    const charity = await loadCharityOfBody(db, actor, body.charity_id);
    const campaign = await createCampaign(db, {
      charity,
      name: body.name,
      goal: parseMoney(body.funding_goal, body.currency),
      edits: readEdits(body),
      at: now,
    });
    return presentOne(db, campaign, now);
  },
});
