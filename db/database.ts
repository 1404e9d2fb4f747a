/**
 * Opens the connection pool. Every query function takes a `Database`. It stands for the pool, or for one open
 * transaction.
 */
import pg from 'pg';
import { Sequelize } from 'sequelize';
import { type Outcome, send, type StatementOptions, TypedClient } from './driver';
import { type OpenTransaction, openOf, openSnapshot, releaseClient, takeClient } from './transaction';

export { inSnapshot, inTransaction } from './transaction';

export interface Database {
  readonly sequelize: Sequelize;
  readonly transaction: OpenTransaction | null;
}

export interface DatabaseOptions {
  url: string;
  poolMax: number;
}

/**
 * Opens a pool on one database. The pool connects on first use and reconnects after a restart of Postgres.
 */
export function openDatabase({ url, poolMax }: DatabaseOptions): Database {
  const sequelize = new Sequelize(url, {
    dialect: 'postgres',
    dialectModule: { ...pg, Client: TypedClient },
    logging: false,
    pool: { max: poolMax, min: 0, idle: 30_000, acquire: 10_000 },
    dialectOptions: { keepAlive: true, connectionTimeoutMillis: 5_000, application_name: 'giving-platform' },
    define: { timestamps: false },
  });
  return { sequelize, transaction: null };
}

/** Waits for running queries, then closes the pool. */
export async function closeDatabase(db: Database): Promise<void> {
  await db.sequelize.close();
}

/** Runs a statement that returns rows, and returns them. `bind` holds the parameters $1, $2 and so on. */
export async function selectRows<Row extends object>(
  db: Database,
  sql: string,
  bind: unknown[] = [],
  options: StatementOptions = {},
): Promise<Row[]> {
  return (await sendOn(db, sql, bind, options)).rows as Row[];
}

/** Runs an INSERT, UPDATE or DELETE, and returns the number of rows that it changed. */
export async function changeRows(
  db: Database,
  sql: string,
  bind: unknown[] = [],
  options: StatementOptions = {},
): Promise<number> {
  return (await sendOn(db, sql, bind, options)).count;
}

/** Runs a statement and ignores what it returns. */
export async function runStatement(
  db: Database,
  sql: string,
  bind: unknown[] = [],
  options: StatementOptions = {},
): Promise<void> {
  await sendOn(db, sql, bind, options);
}

/** Sends a statement on the connection of the transaction, or on any connection of the pool. */
async function sendOn(
  db: Database,
  sql: string,
  bind: unknown[],
  options: StatementOptions,
): Promise<Outcome> {
  const transaction = openOf(db.transaction);
  if (transaction !== null) return send(transaction.client, sql, bind, options);
  const client = await takeClient(db);
  try {
    return await send(client, sql, bind, options);
  } finally {
    releaseClient(db, client);
  }
}

/**
 * The time a reader may take for one batch. Postgres ends the session of a slower reader, because an open
 * snapshot blocks vacuuming.
 */
const CURSOR_PATIENCE_MS = 60_000;

/**
 * Reads the rows of a SELECT in batches. All batches come from one snapshot, so they are consistent with each
 * other. Leaving the loop early frees the connection.
 */
export async function* readInBatches<Row extends object>(
  db: Database,
  sql: string,
  bind: unknown[],
  batchSize: number,
): AsyncGenerator<Row[], void, undefined> {
  const { snapshot, end } = await openSnapshot(db);
  try {
    await runStatement(
      snapshot,
      `SET LOCAL idle_in_transaction_session_timeout = ${String(CURSOR_PATIENCE_MS)}`,
    );
    await runStatement(snapshot, `DECLARE batches NO SCROLL CURSOR FOR ${sql}`, bind);
    for (;;) {
      const rows = await selectRows<Row>(snapshot, `FETCH ${String(batchSize)} FROM batches`);
      if (rows.length > 0) yield rows;
      if (rows.length < batchSize) return;
    }
  } finally {
    await end();
  }
}

/** Returns true if the database answers. Never throws. */
export async function isDatabaseReady(db: Database): Promise<boolean> {
  try {
    await selectRows(db, 'SELECT 1');
    return true;
  } catch {
    return false;
  }
}
