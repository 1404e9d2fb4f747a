import { type z } from 'zod';
import { type Claim } from '../../db/queries/claims/claims';
import { type claimSchema } from '../routes/claims/schema';

export function presentClaim(claim: Claim): z.input<typeof claimSchema> {
  return {
    claim_id: claim.id,
    charity_id: claim.charityId,
    user_id: claim.userId,
    status: claim.status,
    statement: claim.statement,
    documents: claim.documents,
    approvals: claim.approvals.map(({ by, at }) => ({ by, at })),
    objections: claim.objections,
    objections_until: claim.objectionsUntil?.toISOString() ?? null,
    reason: claim.reason,
    created_at: claim.createdAt.toISOString(),
    decided_at: claim.decidedAt?.toISOString() ?? null,
  };
}
