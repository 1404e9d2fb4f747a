import { updateOpportunity } from '../../../operations/opportunities/update-opportunity';
import { presentOpportunity } from '../../presenters/opportunity';
import { defineRoute } from '../../route';
import { readEdits } from './edits';
import { loadEditableOpportunity } from './load';
import { opportunityChangesSchema, opportunityParams, opportunitySchema } from './schema';

export const updateOpportunityRoute = defineRoute({
  method: 'patch',
  path: '/v1/opportunities/{opportunity_id}',
  operationId: 'updateOpportunity',
  tag: 'Volunteering',
  summary: 'Edit an opportunity',
  scope: 'charities:write',
  params: opportunityParams,
  body: opportunityChangesSchema,
  success: { status: 200, description: 'The updated opportunity', schema: opportunitySchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { id: opportunityId } = await loadEditableOpportunity(db, actor, params.opportunity_id);
    return presentOpportunity(
      await updateOpportunity(db, { opportunityId, edits: readEdits(body), at: now }),
    );
  },
});
