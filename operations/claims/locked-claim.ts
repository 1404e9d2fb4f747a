import { type Database } from '../../db/database';
import { type Claim, listOpenClaims } from '../../db/queries/claims/claims';
import { lockMemberCount } from '../../db/queries/members/members';
import { GivingError } from '../../domain/errors';

/** Locks a charity's open claims, because a decision changes all of them. Throws CONFLICT if this one is decided. */
export async function lockOpenClaim(
  tx: Database,
  { id, charityId }: Pick<Claim, 'id' | 'charityId'>,
): Promise<{ claim: Claim; rivals: Claim[] }> {
  await lockMemberCount(tx, charityId);
  const open = await listOpenClaims(tx, charityId);
  const claim = open.find((each) => each.id === id);
  if (claim === undefined) {
    throw new GivingError('CONFLICT', 'This claim is already decided.', { reason: 'already_decided' });
  }
  return { claim, rivals: open.filter((each) => each !== claim) };
}
