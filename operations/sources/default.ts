import { type Database } from '../../db/database';
import { clearDefault, findDefaultSource, type StoredSource } from '../../db/queries/sources/sources';

/**
 * Decides whether a source that has just become ready becomes the user's default of its kind. It does if the
 * user asked for it, or if the user has no default yet. Clears the previous default. The default pays gifts
 * that name no source.
 */
export async function takeDefault(
  tx: Database,
  { userId, kind, isSaved, isDefault: isWished }: StoredSource,
): Promise<boolean> {
  if (!isSaved) return false;
  const isFirst = (await findDefaultSource(tx, userId, kind)) === undefined;
  if (!isFirst && isWished) await clearDefault(tx, userId, kind);
  return isFirst || isWished;
}
