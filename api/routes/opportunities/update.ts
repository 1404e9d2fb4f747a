import { updateOpportunity } from '../../../db/queries/opportunities/opportunities';
import { GivingError } from '../../../domain/errors';
import { presentOpportunity } from '../../presenters/opportunity';
import { defineRoute } from '../../route';
import { changeOpportunity } from './changes';
import { checkOpportunity, loadEditableOpportunity } from './load';
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
  success: { status: 200, description: 'The opportunity as it is now', schema: opportunitySchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const before = await loadEditableOpportunity(db, actor, params.opportunity_id);
    if (before.status === 'closed') throw new GivingError('CONFLICT', 'The opportunity is closed.');
    const after = changeOpportunity(before, body, now);
    await checkOpportunity(db, after);
    await updateOpportunity(db, before.id, after);
    return presentOpportunity(after);
  },
});
