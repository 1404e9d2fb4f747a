import { listOpportunities } from '../../../db/queries/opportunities/opportunities';
import { presentOpportunity } from '../../presenters/opportunity';
import { defineRoute } from '../../route';
import { opportunitiesQuery, opportunityListSchema } from './schema';

export const listOpportunitiesRoute = defineRoute({
  method: 'get',
  path: '/v1/opportunities',
  operationId: 'listOpportunities',
  tag: 'Volunteering',
  summary: 'List volunteer opportunities',
  scope: 'charities:read',
  guests: true,
  query: opportunitiesQuery,
  success: {
    status: 200,
    description: 'A page of opportunities, newest first',
    schema: opportunityListSchema,
  },
  errors: [],
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
});
