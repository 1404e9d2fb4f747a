import { updateCampaign } from '../../../db/queries/campaigns/campaigns';
import { defineRoute } from '../../route';
import { loadEditableCampaign, presentOne } from './load';
import { campaignParams, campaignSchema } from './schema';

export const closeCampaign = defineRoute({
  method: 'delete',
  path: '/v1/campaigns/{campaign_id}',
  operationId: 'closeCampaign',
  tag: 'Campaigns',
  summary: 'Close a campaign',
  description: 'It takes no further gifts and stays to be read; closing it twice is harmless.',
  scope: 'charities:write',
  params: campaignParams,
  success: { status: 200, description: 'The campaign, closed', schema: campaignSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const before = await loadEditableCampaign(db, actor, params.campaign_id);
    if (before.status === 'closed') return presentOne(db, before, now);
    const changes = { status: 'closed', closedAt: now, updatedAt: now } as const;
    await updateCampaign(db, before.id, changes);
    return presentOne(db, { ...before, ...changes }, now);
  },
});
