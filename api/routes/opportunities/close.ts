import { closeOpportunity } from '../../../operations/opportunities/close-opportunity';
import { presentOpportunity } from '../../presenters/opportunity';
import { defineRoute } from '../../route';
import { loadEditableOpportunity } from './load';
import { opportunityParams, opportunitySchema } from './schema';

export const closeOpportunityRoute = defineRoute({
  method: 'delete',
  path: '/v1/opportunities/{opportunity_id}',
  operationId: 'closeOpportunity',
  tag: 'Volunteering',
  summary: 'Close an opportunity',
  description: 'A closed opportunity stays readable. Hours already worked may still refer to it.',
  scope: 'charities:write',
  params: opportunityParams,
  success: { status: 200, description: 'The closed opportunity', schema: opportunitySchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const { id: opportunityId } = await loadEditableOpportunity(db, actor, params.opportunity_id);
    return presentOpportunity(await closeOpportunity(db, { opportunityId, at: now }));
  },
});
