import { type Database } from '../../db/database';
import { deleteFactor, hasFactors, replaceRecoveryCodes } from '../../db/queries/factors/factors';
import { GivingError, notFound } from '../../domain/errors';
import { lockFactors } from './factor-addition';
import { announceFactorChange, type FactorOwner } from './factor-change';

/**
 * Removes a second factor. With the last factor, also removes the recovery codes. Throws CONFLICT if it is
 * the last factor and `mayRemoveLast` is false, because operators must keep one.
 */
export async function removeFactor(
  tx: Database,
  owner: FactorOwner,
  { factorId, mayRemoveLast }: { factorId: string; mayRemoveLast: boolean },
): Promise<void> {
  const { userId, at } = owner;
  await lockFactors(tx, owner);
  const factor = await deleteFactor(tx, factorId, userId);
  if (factor === undefined) throw notFound('second factor');
  if (!(await hasFactors(tx, userId))) {
    if (!mayRemoveLast) {
      throw new GivingError(
        'CONFLICT',
        'Operators need a second factor. Add another one before you remove this one.',
        { reason: 'last_factor' },
      );
    }
    await replaceRecoveryCodes(tx, { userId, codeHashes: [], at });
  }
  await announceFactorChange(tx, owner, { news: `${factor.kind}_removed`, subject: factorId });
}
