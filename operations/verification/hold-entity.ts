import { type Database } from '../../db/database';
import {
  listVerifications,
  lockEntity,
  type Verification,
} from '../../db/queries/verification/verifications';
import { type EntityType } from '../../domain/verification/vocabulary';

/**
 * Locks an entity (a charity or a user), so that concurrent applications, appeals and revocations run one after the
 * other. Returns its verifications, or undefined if there is no such entity.
 */
export async function holdEntity(
  tx: Database,
  { entityType, entityId }: { entityType: EntityType; entityId: string },
): Promise<Verification[] | undefined> {
  if (!(await lockEntity(tx, entityType, entityId))) return undefined;
  return listVerifications(tx, entityType, entityId);
}
