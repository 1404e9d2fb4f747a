/** Prepares statements for one row. Sequelize would rebuild their SQL on every call (docs/decisions/0049). */
import { type Model, type ModelAttributeColumnOptions, type ModelStatic } from 'sequelize';
import { type Database, runStatement, selectRows } from './database';
import { type Models } from './models';
import { prepared } from './prepared';

type TableOf<Row extends object> = (models: Models) => ModelStatic<Model<Row>>;

/** Returns a function that inserts a row. */
export function preparedInsert<Row extends object>(
  tableOf: TableOf<Row>,
): (tx: Database, row: Row) => Promise<void> {
  let statement: { sql: string; names: (keyof Row)[] } | undefined;
  return async (tx, row) => {
    statement ??= buildInsert(tableOf(tx.models));
    await runStatement(
      tx,
      statement.sql,
      statement.names.map((name) => row[name]),
    );
  };
}

/** Returns a function that finds one row. Columns of minor units do not work: no getter converts them to bigint. */
export function preparedFind<Row extends object>(
  tableOf: TableOf<Row>,
  condition: string,
): (db: Database, bind: unknown[]) => Promise<Row | undefined> {
  let sql: string | undefined;
  return async (db, bind) => {
    sql ??= buildSelect(tableOf(db.models), condition);
    return (await selectRows<Row>(db, sql, bind))[0];
  };
}

function buildInsert<Row extends object>(
  table: ModelStatic<Model<Row>>,
): { sql: string; names: (keyof Row)[] } {
  const columns = columnsOf(table);
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  const fields = columns.map(({ field }) => field).join(', ');
  const sql = prepared(`INSERT INTO ${table.name} (${fields}) VALUES (${places})`);
  return { sql, names: columns.map(({ name }) => name as keyof Row) };
}

function buildSelect<Row extends object>(table: ModelStatic<Model<Row>>, condition: string): string {
  const fields = columnsOf(table).map(({ name, field }) => `${field} AS "${name}"`);
  return prepared(`SELECT ${fields.join(', ')} FROM ${table.name} WHERE ${condition}`);
}

function columnsOf<Row extends object>(table: ModelStatic<Model<Row>>): { name: string; field: string }[] {
  const attributes = Object.entries<ModelAttributeColumnOptions>(table.getAttributes());
  return attributes.map(([name, { field }]) => ({ name, field: field ?? name }));
}
