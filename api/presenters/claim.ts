import { type z } from 'zod';
import { type Claim } from '../../db/queries/claims/claims';
import { printClaim } from '../../domain/claims/events';
import { claimSchema } from '../routes/claims/schema';
import { project } from '../project';

export function presentClaim(claim: Claim): z.input<typeof claimSchema> {
  return project(claimSchema, claim, {
    ...printClaim(claim),
    approvals: claim.approvals.map(({ by, at }) => ({ by, at })),
  });
}
