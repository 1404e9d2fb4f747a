import { parseMoney } from '../../../domain/money';
import { pledgeMatching, changeSource, closePledge } from '../../../operations/matching/sponsor-changes';
import { presentPledge } from '../../presenters/matching';
import { route, routes } from '../../route';
import { loadCampaign } from '../../access/charities';
import { pledgeRequestSchema, pledgeSchema, pledgeListSchema, pledgeChangesSchema } from './schema';
import { listPledges } from '../../../db/queries/matching/pledges';
import { pageQuery } from '../../fields';
import { loadPledge, loadPledgeWithRoles, seesAllPledges } from '../../access/matching';
import { acceptPledge } from '../../../operations/matching/accept-pledge';

export const matchingRoutes = routes('Campaigns', {
  createMatchingPledge: route('POST /v1/campaigns/{campaign_id}/matching', {
    summary: 'Pledge to match the gifts of a campaign',
    description:
      'For sponsors. The pledge matches gifts once a member of the charity accepts it. You are charged for matches 30 days after their gifts completed, once a week.',
    scope: 'donations:write',
    applications: 'closed',
    body: pledgeRequestSchema,
    success: { status: 201, description: 'The pledge', schema: pledgeSchema },
    errors: ['CONFLICT', 'INVALID_CHARITY', 'LIMIT_EXCEEDED'],
    async handle({ act, db, params, body, actor, gateways }) {
      const pledge = await pledgeMatching(act, {
        campaign: await loadCampaign(db, actor, params.campaign_id),
        sponsor: actor,
        source: body.source,
        ratioHundredths: body.ratio,
        cap: parseMoney(body.cap, body.currency),
        endsAt: body.ends_at,
        processor: gateways.processor,
      });
      return presentPledge(pledge, actor);
    },
  }),

  listMatchingPledges: route('GET /v1/campaigns/{campaign_id}/matching', {
    summary: 'List the pledges for a campaign',
    description:
      'Members of the charity and operators see all pledges. Sponsors see their own. Newest first.',
    scope: 'donations:read',
    query: pageQuery,
    success: { status: 200, description: 'A page of pledges, newest first', schema: pledgeListSchema },
    async handle({ db, params, query, actor }) {
      const seesAll = await seesAllPledges(db, actor, params.campaign_id);
      const { pledges, total } = await listPledges(db, {
        campaignId: params.campaign_id,
        sponsorUserId: seesAll ? undefined : actor.userId,
        ...query,
      });
      return { pledges: pledges.map((pledge) => presentPledge(pledge, actor)), total, ...query };
    },
  }),

  getMatchingPledge: route('GET /v1/campaigns/{campaign_id}/matching/{pledge_id}', {
    summary: 'Read a pledge',
    description: 'For its sponsor, members of the charity and operators.',
    scope: 'donations:read',
    success: { status: 200, description: 'The pledge', schema: pledgeSchema },
    async handle({ db, params, actor }) {
      return presentPledge(await loadPledge(db, actor, params), actor);
    },
  }),

  updateMatchingPledge: route('PATCH /v1/campaigns/{campaign_id}/matching/{pledge_id}', {
    summary: 'Pay a pledge from another source',
    description:
      'For the sponsor, also while a declined charge waits for its retry. The payment method stays.',
    scope: 'donations:write',
    applications: 'closed',
    body: pledgeChangesSchema,
    success: { status: 200, description: 'The pledge', schema: pledgeSchema },
    errors: ['CONFLICT', 'FORBIDDEN'],
    async handle({ db, params, body, actor, gateways }) {
      const { id: pledgeId } = await loadPledge(db, actor, params, 'chooseSource');
      const change = { pledgeId, sponsor: actor, source: body.source, processor: gateways.processor };
      return presentPledge(await changeSource(db, change), actor);
    },
  }),

  acceptMatchingPledge: route('POST /v1/campaigns/{campaign_id}/matching/{pledge_id}/accept', {
    summary: 'Accept a pledge',
    description:
      'For members of the charity and operators. From now on the pledge matches the gifts of the campaign. One pledge at a time is accepted. The answer is 409 while another pledge is accepted.',
    scope: 'charities:write',
    applications: 'closed',
    success: { status: 200, description: 'The accepted pledge', schema: pledgeSchema },
    errors: ['CONFLICT', 'FORBIDDEN'],
    async handle({ act, db, params, actor, config }) {
      const { id: pledgeId } = await loadPledge(db, actor, params, 'accept');
      const { environment } = config;
      const acceptance = { pledgeId, acceptedByUserId: actor.userId, environment };
      return presentPledge(await acceptPledge(act, acceptance), actor);
    },
  }),

  closeMatchingPledge: route('DELETE /v1/campaigns/{campaign_id}/matching/{pledge_id}', {
    summary: 'Withdraw or end a pledge',
    description:
      'For the sponsor, members of the charity and operators. A pledge that nobody accepted is withdrawn. An accepted one ends: it matches no more gifts, and what it matched before is still charged. Repeating is harmless.',
    scope: 'donations:write',
    applications: 'closed',
    success: { status: 200, description: 'The pledge', schema: pledgeSchema },
    async handle({ act, db, params, actor }) {
      const [pledge, { owner }] = await loadPledgeWithRoles(db, actor, params);
      const reason = owner ? 'sponsor' : 'charity';
      return presentPledge(await closePledge(act, { pledgeId: pledge.id, reason }), actor);
    },
  }),
});
