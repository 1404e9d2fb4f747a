/**
 * Writes the statements of `db/rows.ts` on one table. Conditions with an operator are left to Sequelize, which writes
 * each text anew at every call.
 */
import { DataTypes } from 'sequelize';
import { columnsOf, nameInSql, type RowOf, type Table } from './tables/columns';

export interface Statement {
  sql: string;
  bind: unknown[];
  /**
   * Set where the primary key leaves one plan only. The plan for other columns depends on their values, so Postgres
   * plans these statements each time.
   */
  prepared: boolean;
}

type ColumnName<T extends Table> = keyof RowOf<T> & string;
/** Columns to sort by, the most significant first. */
type Order<T extends Table> = (ColumnName<T> | [ColumnName<T>, 'ASC' | 'DESC'])[];

export interface Selection<T extends Table> {
  order?: Order<T>;
  limit?: number;
  offset?: number;
  /** Locks the rows until the transaction ends. */
  lock?: boolean | 'UPDATE' | 'NO KEY UPDATE' | 'SHARE' | 'KEY SHARE';
}

/** Returns undefined if Sequelize must translate a condition. So do the next functions. */
export function selectStatement<T extends Table>(
  table: T,
  where: object,
  { order = [], limit, offset, lock = false }: Selection<T>,
): Statement | undefined {
  if (!isPlain(table, where)) return undefined;
  const bind: unknown[] = [];
  let sql = textsOf(table).select + conditions(where, bind);
  if (order.length > 0) sql += ` ORDER BY ${order.map(sortKey).join(', ')}`;
  if (limit !== undefined) sql += ` LIMIT $${String(bind.push(limit))}`;
  if (offset !== undefined) sql += ` OFFSET $${String(bind.push(offset))}`;
  if (lock !== false) sql += ` FOR ${lock === true ? 'UPDATE' : lock}`;
  return { sql, bind, prepared: hasKey(table, where) };
}

export function countStatement(table: Table, where: object): Statement | undefined {
  if (!isPlain(table, where)) return undefined;
  const bind: unknown[] = [];
  const sql = `SELECT count(*) AS count FROM ${table.name}${conditions(where, bind)}`;
  return { sql, bind, prepared: false };
}

/** Leaves a change of nothing to Sequelize, too. Is not prepared, because callers change any set of columns. */
export function updateStatement(
  table: Table,
  where: object,
  changes: Record<string, unknown>,
): Statement | undefined {
  const names = Object.keys(changes).filter((name) => changes[name] !== undefined);
  if (names.length === 0 || !isPlain(table, where)) return undefined;
  const bind = names.map((name) => toValue(table, name, changes[name]));
  const set = names.map((name, at) => `${nameInSql(name)} = $${String(at + 1)}`).join(', ');
  const sql = `UPDATE ${table.name} SET ${set}${conditions(where, bind)}`;
  return { sql, bind, prepared: false };
}

/** `rows` have the columns `names`. */
export function insertStatement(
  table: Table,
  names: readonly string[],
  rows: readonly Record<string, unknown>[],
): Statement {
  const bind = rows.flatMap((row) => names.map((name) => toValue(table, name, row[name])));
  return { sql: insertText(table, names, rows.length), bind, prepared: rows.length === 1 };
}

/** The texts that are written once for each table. */
interface Texts {
  select: string;
  keys: string[];
  /** The INSERT of one row, by the row's columns. */
  inserts: Map<string, string>;
}

const written = new WeakMap<Table, Texts>();

function textsOf(table: Table): Texts {
  const texts = written.get(table) ?? {
    select: `SELECT ${columnsOf(table)} FROM ${table.name}`,
    keys: Object.keys(table.columns).filter((name) => table.columns[name]?.isKey),
    inserts: new Map<string, string>(),
  };
  written.set(table, texts);
  return texts;
}

function insertText(table: Table, names: readonly string[], count: number): string {
  // A batch can have any number of rows: its texts would fill the memory.
  if (count > 1) return writeInsert(table, names, count);
  const { inserts } = textsOf(table);
  const set = names.join();
  const text = inserts.get(set) ?? writeInsert(table, names, 1);
  inserts.set(set, text);
  return text;
}

function writeInsert({ name }: Table, names: readonly string[], count: number): string {
  const places = Array.from(
    { length: count },
    (_, row) => `(${names.map((__, at) => `$${String(row * names.length + at + 1)}`).join(', ')})`,
  );
  return `INSERT INTO ${name} (${names.map(nameInSql).join(', ')}) VALUES ${places.join(', ')}`;
}

/** Writes the WHERE clause and adds its values to `bind`. */
function conditions(where: object, bind: unknown[]): string {
  const all = Object.entries(where).map(([name, value]: [string, unknown]) => {
    if (value === null) return `${nameInSql(name)} IS NULL`;
    const place = `$${String(bind.push(value))}`;
    // An IN list would have another text for each length.
    return `${nameInSql(name)} = ${Array.isArray(value) ? `ANY(${place})` : place}`;
  });
  return all.length === 0 ? '' : ` WHERE ${all.join(' AND ')}`;
}

function isPlain({ columns }: Table, where: object): boolean {
  if (Object.getOwnPropertySymbols(where).length > 0) return false;
  return Object.entries(where).every(([name, value]: [string, unknown]) => {
    const column = columns[name];
    if (column === undefined || column.isJson || column.type instanceof DataTypes.ARRAY) return false;
    return typeof value !== 'object' || value === null || value instanceof Date || Array.isArray(value);
  });
}

/** Returns true if the conditions name one row by its primary key. */
function hasKey(table: Table, where: object): boolean {
  const { keys } = textsOf(table);
  const values = where as Record<string, unknown>;
  return (
    keys.length > 0 &&
    keys.every((name) => name in where && values[name] !== null && !Array.isArray(values[name]))
  );
}

function sortKey(column: string | readonly [string, string]): string {
  return typeof column === 'string' ? nameInSql(column) : `${nameInSql(column[0])} ${column[1]}`;
}

/** The driver would send a list as an array of Postgres, also for a JSON column. */
function toValue({ columns }: Table, name: string, value: unknown): unknown {
  return columns[name]?.isJson === true && value !== null ? JSON.stringify(value) : value;
}
