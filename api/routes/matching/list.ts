import { listPledges } from '../../../db/queries/matching/pledges';
import { pageQuery } from '../../fields';
import { presentPledge } from '../../presenters/matching';
import { defineRoute } from '../../route';
import { seesAllPledges } from './load';
import { campaignMatchingParams, pledgeListSchema } from './schema';

export const listPledgesRoute = defineRoute({
  method: 'get',
  path: '/v1/campaigns/{campaign_id}/matching',
  operationId: 'listMatchingPledges',
  tag: 'Campaigns',
  summary: 'List the pledges for a campaign',
  description: 'Members of the charity and operators see all pledges. Sponsors see their own.',
  scope: 'donations:read',
  params: campaignMatchingParams,
  query: pageQuery,
  success: { status: 200, description: 'A page of pledges, newest first', schema: pledgeListSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, query, actor }) {
    const seesAll = await seesAllPledges(db, actor, params.campaign_id);
    const { pledges, total } = await listPledges(db, {
      campaignId: params.campaign_id,
      sponsorUserId: seesAll ? undefined : actor.userId,
      ...query,
    });
    return { pledges: pledges.map((pledge) => presentPledge(pledge, actor)), total, ...query };
  },
});
