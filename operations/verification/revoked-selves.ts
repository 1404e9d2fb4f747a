/** Keeps people whom the platform revoked and erased from coming back to a level under another user. */
import { listSelves } from '../../db/queries/users/erasures';
import { listVerifications } from '../../db/queries/verification/verifications';
import { refuseIfRevoked } from '../../domain/verification/revocation';
import { type EntityType } from '../../domain/verification/vocabulary';
import { type Act } from '../act';

/** Throws CONFLICT if a revocation of an erased person who is back as this user still keeps them from applying. */
export async function refuseIfSelfRevoked(
  { tx, at }: Act,
  { entityType, entityId }: { entityType: EntityType; entityId: string },
): Promise<void> {
  const erased = (await listSelves(tx, entityId)).filter((id) => id !== entityId);
  for (const id of erased) refuseIfRevoked(await listVerifications(tx, entityType, id), at);
}
