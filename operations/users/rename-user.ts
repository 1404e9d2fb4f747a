import { type Database } from '../../db/database';
import { findUser, updateUserName } from '../../db/queries/access/accounts';
import { hasCheckedName, lockEntity } from '../../db/queries/verification/verifications';
import { GivingError, requireRow } from '../../domain/errors';
import { levelIncludes } from '../../domain/gifts/gift';

/**
 * Changes the name of a user. Throws CONFLICT if a verification has checked the name or is about to, because a checked
 * name must not change.
 */
export async function renameUser(
  tx: Database,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  // An application takes the same lock, so it cannot begin between the check and the change.
  await lockEntity(tx, 'donor', userId);
  const user = requireRow(await findUser(tx, userId), userId);
  if (user.name === name) return;
  if (levelIncludes(user.verificationLevel, 'standard') || (await hasCheckedName(tx, userId))) {
    throw new GivingError(
      'CONFLICT',
      'A verification checked this name, or is checking it now. Ask the platform to correct it.',
      { field: 'name' },
    );
  }
  await updateUserName(tx, userId, name);
}
