import { updateOpportunity } from '../../../db/queries/opportunities/opportunities';
import { presentOpportunity } from '../../presenters/opportunity';
import { defineRoute } from '../../route';
import { loadEditableOpportunity } from './load';
import { opportunityParams, opportunitySchema } from './schema';

export const closeOpportunity = defineRoute({
  method: 'delete',
  path: '/v1/opportunities/{opportunity_id}',
  operationId: 'closeOpportunity',
  tag: 'Volunteering',
  summary: 'Close an opportunity',
  description: 'It stays to be read, and hours that were worked may still name it.',
  scope: 'charities:write',
  params: opportunityParams,
  success: { status: 200, description: 'The opportunity, closed', schema: opportunitySchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const before = await loadEditableOpportunity(db, actor, params.opportunity_id);
    if (before.status === 'closed') return presentOpportunity(before);
    const changes = { status: 'closed', closedAt: now, updatedAt: now } as const;
    await updateOpportunity(db, before.id, changes);
    return presentOpportunity({ ...before, ...changes });
  },
});
