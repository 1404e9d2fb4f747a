import { claimCharity } from '../../../operations/claims/claim-charity';
import { route, routes } from '../../route';
import { loadCharity } from '../../access/charities';
import {
  claimRequestSchema,
  claimSchema,
  claimListSchema,
  claimsQuery,
  claimDecisionSchema,
  objectionSchema,
} from './schema';
import { presentMany, presentOne } from './present';
import { listClaims } from '../../../db/queries/claims/claims';
import { loadClaim, requireDecider } from '../../access/claims';
import { isStaff } from '../../access/resource';
import { decideClaim, objectToClaim } from '../../../operations/claims/decide-claim';

export const claimRoutes = routes('Claims', {
  createClaim: route('POST /v1/charities/{charity_id}/claims', {
    summary: 'Claim a charity',
    description:
      'Two deciders must approve before you become a member. Members of the charity are told by mail and may object. After a denial you wait 30 days before you claim the charity again: 409 with `details.reason` `denied_recently`.',
    scope: 'charities:write',
    apiKeyOnly: true,
    stepUp: true,
    body: claimRequestSchema,
    success: { status: 201, description: 'The claim', schema: claimSchema },
    errors: ['CONFLICT'],
    async handle(request) {
      const { act, db, params, body, actor, config } = request;
      const charity = await loadCharity(db, actor, params.charity_id);
      const { environment } = config;
      return presentOne(request, await claimCharity(act, { ...body, charity, environment }));
    },
  }),

  listClaims: route('GET /v1/claims', {
    summary: 'List claims, newest first',
    description: 'Your own and those of your charities. Reviewers and operators see all.',
    scope: 'charities:read',
    query: claimsQuery,
    success: { status: 200, description: 'A page of claims', schema: claimListSchema },
    async handle(request) {
      const { db, query, actor } = request;
      const { status, mine = false, limit, offset } = query;
      const reader = isStaff(actor) && !mine ? {} : { readerId: actor.userId };
      const { claims, total } = await listClaims(db, { ...reader, status, limit, offset });
      return { claims: await presentMany(request, claims), total, limit, offset };
    },
  }),

  decideClaim: route('POST /v1/claims/{claim_id}/decision', {
    summary: 'Pass a claim to review, approve or deny it',
    description:
      'For reviewers and operators who are independent of the charity and of its claims. Two must approve. One denial suffices. `review` takes up a claim beside others: approvals of the others become void, as after an approval.',
    scope: 'verification:write',
    apiKeyOnly: true,
    stepUp: true,
    body: claimDecisionSchema,
    success: { status: 200, description: 'The claim after the decision', schema: claimSchema },
    errors: ['CONFLICT'],
    async handle(request) {
      const { act, db, params, body, actor } = request;
      const claim = await loadClaim(db, actor, params.claim_id);
      requireDecider(actor);
      const { decision, reason } = body;
      const order = { claim, decision, reason };
      return presentOne(request, await decideClaim(act, order));
    },
  }),

  objectToClaim: route('POST /v1/claims/{claim_id}/objections', {
    summary: 'Object to a claim of your charity',
    scope: 'charities:write',
    apiKeyOnly: true,
    stepUp: true,
    body: objectionSchema,
    success: { status: 200, description: 'The claim with the objection', schema: claimSchema },
    errors: ['CONFLICT'],
    async handle(request) {
      const { act, db, params, body, actor } = request;
      const claim = await loadClaim(db, actor, params.claim_id, 'object');
      const { userId } = actor;
      return presentOne(request, await objectToClaim(act, { claim, userId, reason: body.reason }));
    },
  }),
});
