/**
 * Reads and writes rows of one table: by columns and values with statements of our own, by operators with Sequelize's
 * models. Whatever joins, sums or computes is SQL: see `selectRows`.
 */
import { type WhereOptions } from 'sequelize';
import { changeRows, type Database, runStatement, selectRows } from './database';
import {
  countStatement,
  insertStatement,
  type Selection,
  selectStatement,
  type Statement,
  updateStatement,
} from './row-statements';
import { defineModel, type NewRowOf, type RowOf, type Table } from './tables/columns';
import { openOf } from './transaction';

/** Conditions that a row must meet: columns with their values, or Sequelize's operators. */
export type Where<T extends Table> = WhereOptions<RowOf<T>>;

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
  strength: Selection<T>['lock'] = true,
): Promise<RowOf<T> | undefined> {
  const [row] = await list(tx, table, where, { limit: 1, lock: strength });
  return row;
}

export async function list<T extends Table>(
  db: Database,
  table: T,
  where: Where<T>,
  options: Selection<T> = {},
): Promise<RowOf<T>[]> {
  const statement = selectStatement(table, where, options);
  if (statement !== undefined) return run<RowOf<T>>(db, statement);
  return modelOf(db, table).findAll({
    where,
    raw: true,
    ...options,
    ...inside(db),
  });
}

export async function count<T extends Table>(db: Database, table: T, where: Where<T>): Promise<number> {
  const statement = countStatement(table, where);
  if (statement !== undefined) return (await run<{ count: number }>(db, statement))[0]?.count ?? 0;
  return modelOf(db, table).count({ where, ...inside(db) });
}

/** Returns a page of the rows, and the number of all. */
export async function listPage<T extends Table>(
  db: Database,
  table: T,
  where: Where<T>,
  page: Selection<T> & { limit: number; offset: number },
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
    const { sql, bind, prepared } = insertStatement(table, names, all.slice(from, from + most));
    await runStatement(tx, sql, bind, { prepared });
  }
}

/** Changes the rows that meet the conditions. Returns their number. */
export async function update<T extends Table>(
  tx: Database,
  table: T,
  where: Where<T>,
  changes: Partial<RowOf<T>>,
): Promise<number> {
  refuseEmpty(where, table);
  const statement = updateStatement(table, where, changes);
  if (statement !== undefined) return changeRows(tx, statement.sql, statement.bind);
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

function run<Row extends object>(db: Database, { sql, bind, prepared }: Statement): Promise<Row[]> {
  return selectRows<Row>(db, sql, bind, { prepared });
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
