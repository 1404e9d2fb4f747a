import { type Database } from '../../db/database';
import {
  listVerifications,
  lockEntity,
  type Verification,
} from '../../db/queries/verification/verifications';
import { GivingError } from '../../domain/errors';
import { statusOf } from '../../domain/verification/decide';
import { isUndecided } from '../../domain/verification/stages';
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

/** Throws CONFLICT if one of the entity's verifications is an open application. */
export function refuseIfOpen(verifications: readonly Verification[]): void {
  const open = verifications.find(({ state }) => isUndecided(state.stage));
  if (open === undefined) return;
  throw new GivingError('CONFLICT', 'A verification of this entity is already in progress.', detailsOf(open));
}

/** Describes a verification that stands in the way of another one. */
export function detailsOf({ id, state }: Verification) {
  return { verification_id: id, status: statusOf(state), level: state.level };
}
