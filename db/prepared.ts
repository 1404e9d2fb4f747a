/** Statements that run so often that planning them anew each time would cost more than running them. */

const names = new Map<string, string>();

/**
 * Has every connection parse a statement once, and plan it only a few times. Its text is a constant and names the
 * columns of its result one by one, so that a migration beneath a running process changes nothing it gets. Not for a
 * join with a table that grows fast: the plan of an empty table would be kept until the next ANALYZE.
 */
export function prepared(sql: string): string {
  const text = sql.trim();
  names.set(text, `giving_${names.size + 1}`);
  return text;
}

/** The name under which a connection keeps a prepared statement; undefined for any other. */
export function preparedName(sql: string): string | undefined {
  return names.get(sql);
}
