import { type z } from 'zod';
import { type Claim } from '../../db/queries/claims/claims';
import { printClaim } from '../../domain/claims/events';
import { claimSchema } from '../routes/claims/schema';
import { project } from '../project';

interface ClaimNames {
  charityName: string;
  /** Undefined if the reader may not see it. */
  claimantName: string | undefined;
}

export function presentClaim(claim: Claim, names: ClaimNames): z.input<typeof claimSchema> {
  const { charityName, claimantName } = names;
  return project(claimSchema, claim, {
    ...printClaim(claim),
    approvals: claim.approvals.map(({ by, at }) => ({ by, at })),
    charity_name: charityName,
    ...(claimantName === undefined ? {} : { claimant_name: claimantName }),
  });
}
