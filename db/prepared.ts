/** Statements that run so often that planning them anew each time would cost more than running them. */

const names = new Map<string, string>();

/**
 * Has every connection parse a statement once, and plan it only a few times. Its text is a constant and names the
 * columns of its result one by one, so that a migration beneath a running process changes nothing it gets. A join with a
 * table that grows fast needs a transaction that begins with PLAN_BY_INDEX: otherwise the plan of an empty table would
 * be kept until the next ANALYZE.
 */
export function prepared(sql: string): string {
  const text = sql.trim();
  names.set(text, `giving_${names.size + 1}`);
  return text;
}

/**
 * Columns of a transaction's first statement: what comes after it is planned by indexes and nested loops alone, which is the right
 * plan for some rows of a large table whether or not Postgres knows yet that it is large.
 */
export const PLAN_BY_INDEX = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']
  .map((setting) => `set_config('${setting}', 'off', true)`)
  .join(', ');

/** The name under which a connection keeps a prepared statement; undefined for any other. */
export function preparedName(sql: string): string | undefined {
  return names.get(sql);
}
