import { createOpportunity } from '../../../operations/opportunities/create-opportunity';
import { presentOpportunity } from '../../presenters/opportunity';
import { defineRoute } from '../../route';
import { loadCharityOfBody } from '../charities/load';
import { readEdits } from './edits';
import { opportunityRequestSchema, opportunitySchema } from './schema';

export const createOpportunityRoute = defineRoute({
  method: 'post',
  path: '/v1/opportunities',
  operationId: 'createOpportunity',
  tag: 'Volunteering',
  summary: 'Offer volunteer work for a charity',
  description: 'For members of the charity. Hours name the opportunity in `opportunity_id`.',
  scope: 'charities:write',
  body: opportunityRequestSchema,
  success: { status: 201, description: 'The opportunity', schema: opportunitySchema },
  errors: ['INVALID_CHARITY'],
  async handle({ db, body, actor, now }) {
    const { charity_id: charityId, title, mode, time_commitment: timeCommitment, ...rest } = body;
    const charity = await loadCharityOfBody(db, actor, charityId);
    const edits = { ...readEdits(rest), title, mode, timeCommitment };
    return presentOpportunity(await createOpportunity(db, { charity, edits, at: now }));
  },
});
