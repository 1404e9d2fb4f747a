/** Prepares frequent statements whose planning takes longer than their execution. */

const names = new Map<string, string>();

/**
 * Marks a statement as prepared. Every connection then parses it once and plans it rarely. The text must be a
 * constant that names each result column. Otherwise a migration could change the result columns while a
 * process runs. If the statement joins a fast-growing table, first run `SELECT ${PLAN_BY_INDEX}` in the same
 * transaction. Otherwise Postgres may plan for an empty table, and keep that plan until the next ANALYZE.
 */
export function prepared(sql: string): string {
  const text = sql.trim();
  names.set(text, `giving_${names.size + 1}`);
  return text;
}

/**
 * Add these `set_config` calls to the select list of a transaction's first statement. Later statements of the
 * transaction then use only indexes and nested loops. This is the fastest way to read a few rows of a large
 * table. It also works while the statistics of Postgres still show the table as small.
 */
export const PLAN_BY_INDEX = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']
  .map((setting) => `set_config('${setting}', 'off', true)`)
  .join(', ');

/** Returns the name of a prepared statement, or undefined if the statement is not prepared. */
export function preparedName(sql: string): string | undefined {
  return names.get(sql);
}
