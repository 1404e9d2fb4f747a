import { insertOpportunity, type Opportunity } from '../../../db/queries/opportunities/opportunities';
import { newId } from '../../../new-id';
import { changeLocation, NOWHERE } from '../../location';
import { presentOpportunity } from '../../presenters/opportunity';
import { defineRoute } from '../../route';
import { loadCharityOfBody } from '../charities/load';
import { changeOpportunity } from './changes';
import { checkOpportunity } from './load';
import { opportunityRequestSchema, opportunitySchema } from './schema';

export const createOpportunity = defineRoute({
  method: 'post',
  path: '/v1/opportunities',
  operationId: 'createOpportunity',
  tag: 'Volunteering',
  summary: 'Offer volunteer work for a charity',
  description: 'For members of the charity. Hours name it as `opportunity_id`.',
  scope: 'charities:write',
  body: opportunityRequestSchema,
  success: { status: 201, description: 'The opportunity', schema: opportunitySchema },
  errors: ['INVALID_CHARITY'],
  async handle({ db, body, actor, now }) {
    const { charity_id: charityId, ...changes } = body;
    const charity = await loadCharityOfBody(db, actor, charityId);
    const empty: Opportunity = {
      id: newId('opportunity'),
      charityId,
      title: body.title,
      description: null,
      category: charity.category,
      tags: [],
      ...changeLocation(body.location === undefined ? charity : NOWHERE, undefined),
      mode: body.mode,
      timeCommitment: body.time_commitment,
      skills: [],
      backgroundCheckRequired: false,
      verificationLevelRequired: null,
      minimumAge: null,
      maximumAge: null,
      accessibility: [],
      verifierUserId: null,
      status: 'active',
      createdAt: now,
      updatedAt: now,
      closedAt: null,
    };
    const opportunity = changeOpportunity(empty, changes, now);
    await checkOpportunity(db, opportunity);
    await insertOpportunity(db, opportunity);
    return presentOpportunity(opportunity);
  },
});
