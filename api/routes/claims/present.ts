import { type z } from 'zod';
import { listNamesOfUsers } from '../../../db/queries/access/accounts';
import { listNamesOfCharities } from '../../../db/queries/charities/charities';
import { type Claim } from '../../../db/queries/claims/claims';
import { requireRow } from '../../../domain/errors';
import { isStaff } from '../../access/resource';
import { presentClaim } from '../../presenters/claim';
import { type RouteRequest } from '../../route';
import { type claimSchema } from './schema';

type Reading = Pick<RouteRequest<unknown, unknown, unknown>, 'db' | 'actor'>;
type WireClaim = z.input<typeof claimSchema>;

/** Presents claims with the names of their charities. Reviewers and operators also read who made each claim. */
export async function presentMany({ db, actor }: Reading, claims: Claim[]): Promise<WireClaim[]> {
  const charityIds = claims.map(({ charityId }) => charityId);
  const charities = await listNamesOfCharities(db, charityIds);
  const userIds = claims.map(({ userId }) => userId);
  const claimants = isStaff(actor) ? await listNamesOfUsers(db, userIds) : undefined;
  return claims.map((claim) =>
    presentClaim(claim, {
      charityName: requireRow(charities.get(claim.charityId), claim.charityId),
      claimantName: claimants?.get(claim.userId),
    }),
  );
}

export async function presentOne(request: Reading, claim: Claim): Promise<WireClaim> {
  const [presented] = await presentMany(request, [claim]);
  return requireRow(presented, claim.id);
}
