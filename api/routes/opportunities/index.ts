import {
  createOpportunity,
  updateOpportunity,
  closeOpportunity,
} from '../../../operations/opportunities/member-changes';
import { presentOpportunity } from '../../presenters/opportunity';
import { route, routes } from '../../route';
import { loadOpportunity, loadCharityOfBody } from '../../access/charities';
import { readEdits } from './edits';
import {
  opportunityRequestSchema,
  opportunitySchema,
  opportunitiesQuery,
  opportunityListSchema,
  opportunityChangesSchema,
} from './schema';
import { listOpportunities } from '../../../db/queries/opportunities/opportunities';

export const opportunityRoutes = routes('Volunteering', {
  createOpportunity: route('POST /v1/opportunities', {
    summary: 'Offer volunteer work for a charity',
    description: 'For members of the charity. Hours name the opportunity in `opportunity_id`.',
    scope: 'charities:write',
    body: opportunityRequestSchema,
    success: { status: 201, description: 'The opportunity', schema: opportunitySchema },
    errors: ['INVALID_CHARITY'],
    async handle({ act, db, body, actor }) {
      const { charity_id: charityId, title, mode, time_commitment: timeCommitment, ...rest } = body;
      const charity = await loadCharityOfBody(db, actor, charityId);
      const edits = { ...readEdits(rest), title, mode, timeCommitment };
      return presentOpportunity(await createOpportunity(act, { charity, edits }));
    },
  }),

  listOpportunities: route('GET /v1/opportunities', {
    summary: 'List volunteer opportunities',
    description: 'Newest first.',
    scope: 'charities:read',
    guests: true,
    query: opportunitiesQuery,
    success: {
      status: 200,
      description: 'A page of opportunities, newest first',
      schema: opportunityListSchema,
    },
    async handle({ db, query, actor }) {
      const { opportunities, total } = await listOpportunities(db, {
        charityId: query.charity_id,
        category: query.category,
        status: query.status,
        timeCommitment: query.time_commitment,
        mode: query.mode,
        skill: query.skill,
        backgroundCheckRequired: query.background_check_required,
        age: query.age,
        accessibility: query.accessibility,
        country: query.country,
        state: query.state,
        listedOrOfMember: actor.userId,
        limit: query.limit,
        offset: query.offset,
      });
      return {
        opportunities: opportunities.map(presentOpportunity),
        total,
        limit: query.limit,
        offset: query.offset,
      };
    },
  }),

  getOpportunity: route('GET /v1/opportunities/{opportunity_id}', {
    summary: 'Read one opportunity',
    scope: 'charities:read',
    guests: true,
    success: { status: 200, description: 'The opportunity', schema: opportunitySchema },
    async handle({ db, params, actor }) {
      return presentOpportunity(await loadOpportunity(db, actor, params.opportunity_id));
    },
  }),

  updateOpportunity: route('PATCH /v1/opportunities/{opportunity_id}', {
    summary: 'Edit an opportunity',
    description: 'Changes only the given fields.',
    scope: 'charities:write',
    body: opportunityChangesSchema,
    success: { status: 200, description: 'The updated opportunity', schema: opportunitySchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, actor }) {
      const { id: opportunityId } = await loadOpportunity(db, actor, params.opportunity_id, 'edit');
      return presentOpportunity(await updateOpportunity(act, { opportunityId, edits: readEdits(body) }));
    },
  }),

  closeOpportunity: route('DELETE /v1/opportunities/{opportunity_id}', {
    summary: 'Close an opportunity',
    description: 'A closed opportunity stays readable. Hours already worked may still refer to it.',
    scope: 'charities:write',
    success: { status: 200, description: 'The closed opportunity', schema: opportunitySchema },
    async handle({ act, db, params, actor }) {
      const { id: opportunityId } = await loadOpportunity(db, actor, params.opportunity_id, 'edit');
      return presentOpportunity(await closeOpportunity(act, opportunityId));
    },
  }),
});
