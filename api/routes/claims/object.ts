import { objectToClaim } from '../../../operations/claims/object-to-claim';
import { requireMember } from '../../policies/claim';
import { presentClaim } from '../../presenters/claim';
import { defineRoute } from '../../route';
import { loadClaim } from './load';
import { claimParams, claimSchema, objectionSchema } from './schema';

export const objectToClaimRoute = defineRoute({
  method: 'post',
  path: '/v1/claims/{claim_id}/objections',
  operationId: 'objectToClaim',
  tag: 'Claims',
  summary: 'Object to a claim of your charity',
  scope: 'charities:write',
  apiKeyOnly: true,
  stepUp: true,
  params: claimParams,
  body: objectionSchema,
  success: { status: 200, description: 'The claim with the objection', schema: claimSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { claim, member } = await loadClaim(db, actor, params.claim_id);
    requireMember(member);
    const { userId } = actor;
    return presentClaim(await objectToClaim(db, { claim, userId, reason: body.reason, at: now }));
  },
});
