import { listClaims } from '../../../db/queries/claims/claims';
import { mayDecideClaims } from '../../policies/claim';
import { presentClaim } from '../../presenters/claim';
import { defineRoute } from '../../route';
import { claimListSchema, claimsQuery } from './schema';

export const listClaimsRoute = defineRoute({
  method: 'get',
  path: '/v1/claims',
  operationId: 'listClaims',
  tag: 'Claims',
  summary: 'List claims, newest first',
  description: 'Your own and those of your charities. Reviewers and operators see all.',
  scope: 'charities:read',
  query: claimsQuery,
  success: { status: 200, description: 'A page of claims', schema: claimListSchema },
  errors: [],
  async handle({ db, query, actor }) {
    const { status, limit, offset } = query;
    const reader = mayDecideClaims(actor) ? {} : { readerId: actor.userId };
    const { claims, total } = await listClaims(db, { ...reader, status, limit, offset });
    return { claims: claims.map(presentClaim), total, limit, offset };
  },
});
