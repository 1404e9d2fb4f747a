/** Lists the listed, verified charities for search engines. The index charities_listed_verified makes this fast. */
import { type Database, selectRows } from '../../database';

/** Returns up to `limit` ids in ascending order, starting at `from`. */
export async function listPublicCharityIds(db: Database, from: string, limit: number): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    'SELECT id FROM charities WHERE listed AND verified AND id >= $1 ORDER BY id LIMIT $2',
    [from, limit],
  );
  return rows.map(({ id }) => id);
}

/** Splits the sorted ids into parts of `size`. Returns the first id of each part. */
export async function listPublicCharityStarts(db: Database, size: number): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT id FROM (
       SELECT id, row_number() OVER (ORDER BY id) AS place FROM charities WHERE listed AND verified
     ) AS numbered WHERE place % $1 = 1 ORDER BY id`,
    [size],
  );
  return rows.map(({ id }) => id);
}
