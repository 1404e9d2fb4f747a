import { type Database } from '../../db/database';
import { clearDefault, findDefaultSource, type StoredSource } from '../../db/queries/sources/sources';

/**
 * Decides whether a source that just became ready pays the gifts of its kind that name no source: if the user asked for
 * it, or if no other source does. The previous default source loses that role.
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
