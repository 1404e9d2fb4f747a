/** Reads and erases the rows of a person, as db/personal-data says for each table and column. */
import { requireRow } from '../../../domain/errors';
import { PERSON_TABLES, policiesOf } from '../../personal-data';
import { type PersonTable } from '../../personal-data/policy';
import { type Database, runStatement, selectRows } from '../../database';

/** The users of one person, and the address that the person confirmed. */
export interface PersonKeys {
  userIds: string[];
  email: string | null;
}

export interface ExportedTable {
  table: string;
  /** Each row as the text of a JSON object. Amounts are strings, because JSON numbers lose digits. */
  rows: string[];
  /** The columns whose texts are sealed. */
  sealed: string[];
}

/** Reads the rows of a person, one table after another. Leaves out tables without a row. */
export async function* readPersonalData(db: Database, person: PersonKeys): AsyncGenerator<ExportedTable> {
  const exact = await listNumericColumns(db);
  for (const [table, each] of Object.entries(PERSON_TABLES)) {
    const names = policiesOf(each).flatMap(([name, { isExported }]) => (isExported ? [name] : []));
    if (names.length === 0) continue;
    const columns = names.map((name) => (exact.has(`${table}.${name}`) ? `${name}::text` : name));
    const rows = await selectRows<{ row: string }>(
      db,
      `SELECT row_to_json(r)::text AS row FROM (SELECT ${columns.join(', ')} FROM ${table} WHERE ${each.rows}) r`,
      valuesOf(each.rows, person),
    );
    const sealed = names.filter((name) => name.startsWith('sealed_'));
    if (rows.length > 0) yield { table, rows: rows.map(({ row }) => row), sealed };
  }
}

async function listNumericColumns(db: Database): Promise<Set<string>> {
  const rows = await selectRows<{ name: string }>(
    db,
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND data_type = 'numeric'`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Erases the rows of a person: deletes them, or replaces the columns that name the person. */
export async function erasePersonalData(tx: Database, person: PersonKeys): Promise<void> {
  for (const [table, each] of Object.entries(PERSON_TABLES)) {
    const sql = erasureSql(table, each);
    if (sql !== undefined) await runStatement(tx, sql, valuesOf(sql, person));
  }
}

function erasureSql(table: string, each: PersonTable): string | undefined {
  if (each.isDeleted === true) return `DELETE FROM ${table} WHERE ${each.rows}`;
  const changes = policiesOf(each).flatMap(([name, { erasedTo }]) =>
    erasedTo === undefined ? [] : [`${name} = ${erasedTo}`],
  );
  return changes.length === 0 ? undefined : `UPDATE ${table} SET ${changes.join(', ')} WHERE ${each.rows}`;
}

/** Postgres refuses a parameter that a statement does not use. */
function valuesOf(sql: string, { userIds, email }: PersonKeys): unknown[] {
  return sql.includes('$2') ? [userIds, email] : [userIds];
}

/** The tables whose rows have a file in the document store. */
const WITH_FILES = ['documents', 'data_exports'];

/** Lists the keys of a person's files in the document store that an erasure removes. */
export async function listPersonalFiles(db: Database, person: PersonKeys): Promise<string[]> {
  const keys: string[] = [];
  for (const table of WITH_FILES) {
    const { rows } = requireRow(PERSON_TABLES[table], table);
    const sql = `SELECT storage_key AS key FROM ${table} WHERE ${rows}`;
    const found = await selectRows<{ key: string }>(db, sql, valuesOf(sql, person));
    keys.push(...found.map(({ key }) => key));
  }
  return keys;
}

/** Ends the API keys and the applications of users for good. Returns the ids of the applications. */
export async function revokeCredentials(tx: Database, userIds: string[], at: Date): Promise<string[]> {
  const values = [userIds, at];
  await runStatement(
    tx,
    'UPDATE api_keys SET revoked_at = $2 WHERE user_id = ANY($1) AND revoked_at IS NULL',
    values,
  );
  const clients = await selectRows<{ id: string }>(
    tx,
    'UPDATE oauth_clients SET revoked_at = $2 WHERE user_id = ANY($1) AND revoked_at IS NULL RETURNING id',
    values,
  );
  return clients.map(({ id }) => id);
}
