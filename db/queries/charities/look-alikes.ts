/** Finds verified charities with a look-alike name. Names that look alike have the same skeleton. */
import { skeletonOf } from '../../../domain/names';
import { type Database, selectRows } from '../../database';

/** The length of the list. A longer list does not help a reviewer. */
const MOST_LISTED = 20;

/** Returns the ids of other verified charities whose name looks like this one. */
export async function listLookAlikes(db: Database, charityId: string, name: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT id FROM charities WHERE verified AND name_skeleton = $1 AND id <> $2 ORDER BY id LIMIT $3`,
    [skeletonOf(name), charityId, MOST_LISTED],
  );
  return rows.map(({ id }) => id);
}

/** Returns true if another verified charity has a name that looks like this one. */
export async function hasLookAlike(db: Database, charityId: string, name: string): Promise<boolean> {
  return (await listLookAlikes(db, charityId, name)).length > 0;
}

/** Returns true if a verified charity has a name with one of these skeletons. */
export async function hasVerifiedSkeleton(db: Database, skeletons: string[]): Promise<boolean> {
  const sql = 'SELECT 1 FROM charities WHERE verified AND name_skeleton = ANY($1) LIMIT 1';
  return (await selectRows(db, sql, [skeletons])).length > 0;
}
