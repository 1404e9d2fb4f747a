/** Prepares frequent statements that cost more to plan than to run. */

const names = new Map<string, string>();

/**
 * Lets every connection parse a statement once and plan it rarely. The text must be a constant that names each result
 * column, so that a migration cannot change the result while a process runs. For a join with a fast-growing table,
 * select PLAN_BY_INDEX first. Otherwise Postgres keeps a plan for an empty table until ANALYZE.
 */
export function prepared(sql: string): string {
  const text = sql.trim();
  names.set(text, `giving_${names.size + 1}`);
  return text;
}

/**
 * Select these columns in a transaction's first statement. Later statements then use only indexes and nested loops.
 * That is right for a few rows of a large table, even before ANALYZE has noticed its size.
 */
export const PLAN_BY_INDEX = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']
  .map((setting) => `set_config('${setting}', 'off', true)`)
  .join(', ');

/** Returns the name of a prepared statement, or undefined if the statement is not prepared. */
export function preparedName(sql: string): string | undefined {
  return names.get(sql);
}
