import { type Database, selectRows } from '../../database';

/** Counts the listed charities that match. Reads stored counts, which triggers keep up to date. */
export async function countListedCharities(
  db: Database,
  filter: { category?: string | undefined; verified?: boolean | undefined },
): Promise<number> {
  const [row] = await selectRows<{ total: number }>(
    db,
    `SELECT coalesce(sum(charities), 0)::int8 AS total FROM listed_charity_counts
     WHERE category = coalesce($1, category) AND verified = coalesce($2, verified)`,
    [filter.category ?? null, filter.verified ?? null],
  );
  return row?.total ?? 0;
}
