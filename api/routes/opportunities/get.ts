import { presentOpportunity } from '../../presenters/opportunity';
import { defineRoute } from '../../route';
import { loadOpportunity } from './load';
import { opportunityParams, opportunitySchema } from './schema';

export const getOpportunity = defineRoute({
  method: 'get',
  path: '/v1/opportunities/{opportunity_id}',
  operationId: 'getOpportunity',
  tag: 'Volunteering',
  summary: 'Read one opportunity',
  scope: 'charities:read',
  guests: true,
  params: opportunityParams,
  success: { status: 200, description: 'The opportunity', schema: opportunitySchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor }) {
    return presentOpportunity(await loadOpportunity(db, actor, params.opportunity_id));
  },
});
