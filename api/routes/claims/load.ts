import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { type Claim, findClaim } from '../../../db/queries/claims/claims';
import { isMember } from '../../../db/queries/members/members';
import { notFound } from '../../../domain/errors';
import { mayReadClaim } from '../../policies/claim';

/** Loads the claim in the path and the caller's membership in its charity. Throws 404 if they may not read it. */
export async function loadClaim(
  db: Database,
  actor: Actor,
  id: string,
): Promise<{ claim: Claim; member: boolean }> {
  const claim = await findClaim(db, id);
  if (claim === undefined) throw notFound('claim');
  const member = await isMember(db, claim.charityId, actor.userId);
  if (!mayReadClaim(actor, claim, member)) throw notFound('claim');
  return { claim, member };
}
