/** Finds and replaces encrypted texts. The name of every column with encrypted texts contains `sealed`. */
import { changeRows, type Database, selectRows } from '../../database';

export interface SealedColumn {
  table: string;
  column: string;
}

export interface SealedText {
  /** The row's ctid, which is its physical place in the table. Every update of the row changes its ctid. */
  place: string;
  text: string;
}

export async function listSealedColumns(db: Database): Promise<SealedColumn[]> {
  return selectRows(
    db,
    `SELECT quote_ident(table_name) AS "table", quote_ident(column_name) AS "column" FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND column_name LIKE '%sealed%'
       AND data_type = 'text'
     ORDER BY 1, 2`,
  );
}

/**
 * Returns a batch of the texts that do not begin with `prefix`. Sorted by place, starting after the place
 * `after`.
 */
export async function listSealedOtherwise(
  db: Database,
  { table, column }: SealedColumn,
  { prefix, after, limit }: { prefix: string; after: string; limit: number },
): Promise<SealedText[]> {
  return selectRows(
    db,
    `SELECT ctid::text AS place, ${column} AS text FROM ${table}
     WHERE ctid > $1::tid AND NOT starts_with(${column}, $2) ORDER BY ctid LIMIT $3`,
    [after, prefix, limit],
  );
}

/** Replaces texts, except those that were changed since they were read. Returns how many it replaced. */
export async function replaceSealed(
  db: Database,
  { table, column }: SealedColumn,
  changes: { place: string; from: string; to: string }[],
): Promise<number> {
  return changeRows(
    db,
    `UPDATE ${table} AS target SET ${column} = change.after
     FROM unnest($1::tid[], $2::text[], $3::text[]) AS change (place, before, after)
     WHERE target.ctid = change.place AND target.${column} = change.before`,
    [changes.map(({ place }) => place), changes.map(({ from }) => from), changes.map(({ to }) => to)],
  );
}
