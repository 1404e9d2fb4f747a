import { type CampaignFilter, listCampaigns } from '../../../db/queries/campaigns/campaigns';
import { dayOf } from '../../../domain/days';
import { defineRoute } from '../../route';
import { presentAll } from './present';
import { campaignListSchema, type CampaignsQuery, campaignsQuery } from './schema';

export const listCampaignsRoute = defineRoute({
  method: 'get',
  path: '/v1/campaigns',
  operationId: 'listCampaigns',
  tag: 'Campaigns',
  summary: 'List campaigns',
  scope: 'charities:read',
  guests: true,
  query: campaignsQuery,
  success: { status: 200, description: 'A page of campaigns, newest first', schema: campaignListSchema },
  errors: [],
  async handle({ db, query, actor, now }) {
    const { campaigns, total } = await listCampaigns(db, {
      ...readFilter(query),
      today: dayOf(now),
      listedOrOfMember: actor.userId,
    });
    return {
      campaigns: await presentAll(db, campaigns, now),
      total,
      limit: query.limit,
      offset: query.offset,
    };
  },
});

function readFilter(query: CampaignsQuery): Omit<CampaignFilter, 'today' | 'listedOrOfMember'> {
  return {
    charityId: query.charity_id,
    category: query.category,
    status: query.status,
    goalMinUsdMinor: query.goal_min,
    goalMaxUsdMinor: query.goal_max,
    deadlineFrom: query.deadline_from,
    deadlineTo: query.deadline_to,
    matchingFundsAvailable: query.matching_funds_available,
    progressMin: query.progress_min,
    progressMax: query.progress_max,
    updateFrequency: query.update_frequency,
    country: query.country,
    state: query.state,
    limit: query.limit,
    offset: query.offset,
  };
}
