/**
 * Reads and writes rows of one table by plain conditions, with Sequelize's models. Whatever joins, sums or computes is
 * SQL: see `selectRows`.
 */
import { type LOCK, type Order, type WhereOptions } from 'sequelize';
import { type Database, runStatement } from './database';
import { defineModel, nameInSql, type NewRowOf, type RowOf, type Table } from './tables/columns';
import { openOf } from './transaction';

/** Conditions that a row must meet: columns with their values, or Sequelize's operators. */
export type Where<T extends Table> = WhereOptions<RowOf<T>>;

export interface ListOptions {
  order?: Order;
  limit?: number;
  offset?: number;
  /** Locks the rows until the transaction ends. */
  lock?: boolean | LOCK;
}

/** Returns the row that meets the conditions, or undefined. */
export async function find<T extends Table>(
  db: Database,
  table: T,
  where: Where<T>,
): Promise<RowOf<T> | undefined> {
  const [row] = await list(db, table, where, { limit: 1 });
  return row;
}

/**
 * Returns the row like `find`, and locks it until the transaction ends. The lock `NO KEY UPDATE` lets others insert rows
 * that refer to it.
 */
export async function lock<T extends Table>(
  tx: Database,
  table: T,
  where: Where<T>,
  strength: boolean | LOCK = true,
): Promise<RowOf<T> | undefined> {
  const [row] = await list(tx, table, where, { limit: 1, lock: strength });
  return row;
}

export async function list<T extends Table>(
  db: Database,
  table: T,
  where: Where<T>,
  options: ListOptions = {},
): Promise<RowOf<T>[]> {
  return modelOf(db, table).findAll({
    where,
    raw: true,
    ...options,
    ...inside(db),
  });
}

export async function count<T extends Table>(db: Database, table: T, where: Where<T>): Promise<number> {
  return modelOf(db, table).count({ where, ...inside(db) });
}

/** Returns a page of the rows, and the number of all. */
export async function listPage<T extends Table>(
  db: Database,
  table: T,
  where: Where<T>,
  page: ListOptions & { limit: number; offset: number },
): Promise<{ rows: RowOf<T>[]; total: number }> {
  const [rows, total] = await Promise.all([list(db, table, where, page), count(db, table, where)]);
  return { rows, total };
}

/** The most parameters that Postgres allows in one statement. */
const MOST_PARAMETERS = 65_535;

/** Inserts one row, or several with the same columns. */
export async function insert<T extends Table>(
  tx: Database,
  table: T,
  rows: NewRowOf<T> | readonly NewRowOf<T>[],
): Promise<void> {
  const all: readonly Record<string, unknown>[] = Array.isArray(rows) ? rows : [rows];
  const [first] = all;
  if (first === undefined) return;
  const names = Object.keys(table.columns).filter((name) => first[name] !== undefined);
  const most = Math.floor(MOST_PARAMETERS / names.length);
  for (let from = 0; from < all.length; from += most) {
    await insertAtOnce(tx, table, names, all.slice(from, from + most));
  }
}

/** Sequelize would build this text anew for each row. */
async function insertAtOnce(
  tx: Database,
  table: Table,
  names: string[],
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const values = rows.flatMap((row) => names.map((name) => toValue(table, name, row[name])));
  const places = rows.map(
    (_, row) => `(${names.map((__, at) => `$${row * names.length + at + 1}`).join(', ')})`,
  );
  const columns = names.map(nameInSql).join(', ');
  const sql = `INSERT INTO ${table.name} (${columns}) VALUES ${places.join(', ')}`;
  await runStatement(tx, sql, values, { prepared: rows.length === 1 });
}

/** Changes the rows that meet the conditions. Returns their number. */
export async function update<T extends Table>(
  tx: Database,
  table: T,
  where: Where<T>,
  changes: Partial<RowOf<T>>,
): Promise<number> {
  refuseEmpty(where, table);
  const options = { where, validate: false, hooks: false, ...inside(tx) };
  const [changed] = await modelOf(tx, table).update(changes, options);
  return changed;
}

/** Inserts a row, or changes the row with the same primary key. */
export async function save<T extends Table>(tx: Database, table: T, row: NewRowOf<T>): Promise<void> {
  const options = { validate: false, hooks: false, returning: false, ...inside(tx) };
  await modelOf(tx, table).upsert(row, options);
}

/** Removes the rows that meet the conditions. Returns their number. */
export async function remove<T extends Table>(tx: Database, table: T, where: Where<T>): Promise<number> {
  refuseEmpty(where, table);
  return modelOf(tx, table).destroy({ where, hooks: false, ...inside(tx) });
}

/** What is used of Sequelize's models. Their own types promise models also where `raw` asks for plain rows. */
interface RowModel<Row> {
  findAll(options: object): Promise<Row[]>;
  count(options: object): Promise<number>;
  update(changes: object, options: object): Promise<[number]>;
  upsert(row: object, options: object): Promise<unknown>;
  destroy(options: object): Promise<number>;
}

/** A model is defined when it is first used, because a process uses few tables and each definition takes time. */
function modelOf<T extends Table>({ sequelize }: Database, table: T): RowModel<RowOf<T>> {
  if (!sequelize.isDefined(table.name)) defineModel(sequelize, table);
  return sequelize.model(table.name) as unknown as RowModel<RowOf<T>>;
}

function inside(db: Database) {
  return { transaction: openOf(db.transaction)?.ofModels ?? null };
}

/** An empty condition would change every row. */
function refuseEmpty(where: object, { name }: Table): void {
  if (Reflect.ownKeys(where).length === 0) throw new Error(`A change of ${name} needs a condition.`);
}

/** The driver would send a list as an array of Postgres, also for a JSON column. */
function toValue({ columns }: Table, name: string, value: unknown): unknown {
  return columns[name]?.isJson === true && value !== null ? JSON.stringify(value) : value;
}
