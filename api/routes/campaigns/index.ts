import { parseMoney } from '../../../domain/money';
import { createCampaign, updateCampaign, closeCampaign } from '../../../operations/campaigns/member-changes';
import { route, routes } from '../../route';
import { loadCampaign, loadCharityOfBody } from '../../access/charities';
import { readEdits } from './edits';
import { presentOne, presentAll } from './present';
import {
  campaignRequestSchema,
  campaignSchema,
  campaignListSchema,
  type CampaignsQuery,
  campaignsQuery,
  campaignChangesSchema,
} from './schema';
import { type CampaignFilter, listCampaigns } from '../../../db/queries/campaigns/campaigns';
import { dayOf } from '../../../domain/days';

export const campaignRoutes = routes('Campaigns', {
  createCampaign: route('POST /v1/campaigns', {
    summary: 'Start a campaign for a charity',
    description: 'For members of the charity. Gifts name the campaign in `campaign_id`.',
    scope: 'charities:write',
    body: campaignRequestSchema,
    success: { status: 201, description: 'The campaign', schema: campaignSchema },
    errors: ['INVALID_CHARITY'],
    async handle({ act, db, body, actor, now }) {
      const charity = await loadCharityOfBody(db, actor, body.charity_id);
      const campaign = await createCampaign(act, {
        charity,
        name: body.name,
        goal: parseMoney(body.funding_goal, body.currency),
        edits: readEdits(body),
      });
      return presentOne(db, campaign, now);
    },
  }),

  listCampaigns: route('GET /v1/campaigns', {
    summary: 'List campaigns',
    description: 'Newest first.',
    scope: 'charities:read',
    guests: true,
    query: campaignsQuery,
    success: { status: 200, description: 'A page of campaigns, newest first', schema: campaignListSchema },
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
  }),

  getCampaign: route('GET /v1/campaigns/{campaign_id}', {
    summary: 'Read one campaign and the amount that it raised',
    scope: 'charities:read',
    guests: true,
    success: { status: 200, description: 'The campaign', schema: campaignSchema },
    async handle({ db, params, actor, now }) {
      return presentOne(db, await loadCampaign(db, actor, params.campaign_id), now);
    },
  }),

  updateCampaign: route('PATCH /v1/campaigns/{campaign_id}', {
    summary: 'Edit a campaign',
    description: 'Changes only the given fields.',
    scope: 'charities:write',
    body: campaignChangesSchema,
    success: { status: 200, description: 'The updated campaign', schema: campaignSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, actor, now }) {
      const { id: campaignId } = await loadCampaign(db, actor, params.campaign_id, 'edit');
      const campaign = await updateCampaign(act, {
        campaignId,
        edits: readEdits(body),
        fundingGoal: body.funding_goal,
      });
      return presentOne(db, campaign, now);
    },
  }),

  closeCampaign: route('DELETE /v1/campaigns/{campaign_id}', {
    summary: 'Close a campaign',
    description: 'A closed campaign takes no more gifts but stays readable. Closing it twice is harmless.',
    scope: 'charities:write',
    success: { status: 200, description: 'The closed campaign', schema: campaignSchema },
    async handle({ act, db, params, actor, now }) {
      const { id: campaignId } = await loadCampaign(db, actor, params.campaign_id, 'edit');
      return presentOne(db, await closeCampaign(act, campaignId), now);
    },
  }),
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
