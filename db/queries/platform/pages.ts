/** Selects one page of a filtered list. */
import { type Database, selectRows } from '../../database';

/**
 * A filter condition: SQL with one `?`, and the value for the `?`. A condition with the value undefined is
 * ignored.
 */
export type Condition = [sql: string, value: string | number | boolean | undefined];

/**
 * Matches the rows of listed charities, and the rows of all charities that have the given user as a member. The filter
 * must be in SQL, because the total and the size of each page count only matching rows.
 */
export const LISTED_OR_OF_MEMBER = `
  (SELECT listed OR EXISTS (SELECT 1 FROM charity_members m WHERE m.charity_id = c.id AND m.user_id = ?)
   FROM charities c WHERE c.id = charity_id)`;

/** Returns the ids of a page of matching rows, newest first, and the total of all matches. */
export async function selectPage(
  db: Database,
  table: 'campaigns' | 'opportunities',
  page: { limit: number; offset: number },
  conditions: Condition[],
): Promise<{ ids: string[]; total: number }> {
  const bind: (string | number | boolean)[] = [];
  const parts = conditions.flatMap(([sql, value]) => {
    if (value === undefined) return [];
    bind.push(value);
    return [sql.replace('?', () => `$${bind.length}`)];
  });
  const matching = `FROM ${table} WHERE ${parts.join(' AND ')}`;
  const [rows, [count]] = await Promise.all([
    selectRows<{ id: string }>(
      db,
      `SELECT id ${matching} ORDER BY id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
      bind,
    ),
    selectRows<{ total: number }>(db, `SELECT count(*) AS total ${matching}`, bind),
  ]);
  return { ids: rows.map(({ id }) => id), total: count?.total ?? 0 };
}
