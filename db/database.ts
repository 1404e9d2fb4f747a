/** Opens the connection pool. Every query takes a Database, which is the pool or a handle bound to a transaction. */
import pg from 'pg';
import { Sequelize, Transaction } from 'sequelize';
import { defineModels, type Models } from './models';
import { send, shortenTransactions } from './statements';

export interface Database {
  readonly sequelize: Sequelize;
  readonly models: Models;
  readonly transaction: Transaction | null;
}

export interface DatabaseOptions {
  url: string;
  poolMax: number;
}

/** Has an error listener from the start. An error before Sequelize adds its own listener would end the process. */
class SteadyClient extends pg.Client {
  constructor(settings: pg.ClientConfig) {
    super(settings);
    this.on('error', () => undefined);
  }
}

/** Opens a pool on one database. It connects on first use, and again after a restart of Postgres. */
export function openDatabase({ url, poolMax }: DatabaseOptions): Database {
  const sequelize = new Sequelize(url, {
    dialect: 'postgres',
    dialectModule: { ...pg, Client: SteadyClient },
    logging: false,
    pool: { max: poolMax, min: 0, idle: 30_000, acquire: 10_000 },
    dialectOptions: { keepAlive: true, connectionTimeoutMillis: 5_000, application_name: 'giving-platform' },
    define: { underscored: true, timestamps: false },
  });
  shortenTransactions(sequelize);
  return { sequelize, models: defineModels(sequelize), transaction: null };
}

/** Waits for running queries, then closes the pool. */
export async function closeDatabase(db: Database): Promise<void> {
  await db.sequelize.close();
}

/** Runs `work` in one transaction. Inside another transaction, it uses a savepoint. */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.sequelize.transaction({ transaction: db.transaction }, (transaction) =>
    work({ ...db, transaction }),
  );
}

/**
 * Runs read-only `work` on one snapshot of the database, so `work` does not see later commits. Inside a transaction,
 * `work` runs in that transaction instead.
 */
export async function inSnapshot<T>(db: Database, work: (snapshot: Database) => Promise<T>): Promise<T> {
  if (db.transaction !== null) return work(db);
  const isolationLevel = Transaction.ISOLATION_LEVELS.REPEATABLE_READ;
  return db.sequelize.transaction({ isolationLevel, readOnly: true }, (transaction) =>
    work({ ...db, transaction }),
  );
}

/** Returns the rows of a SELECT or … RETURNING with parameters $1, $2, …. */
export async function selectRows<Row extends object>(
  db: Database,
  sql: string,
  bind: unknown[] = [],
): Promise<Row[]> {
  return (await send(db.sequelize, db.transaction, sql, bind)) as Row[];
}

/** Runs a statement and ignores its rows. */
export async function runStatement(db: Database, sql: string, bind: unknown[] = []): Promise<void> {
  await send(db.sequelize, db.transaction, sql, bind);
}

/** A reader that needs longer for one batch loses its session, because an open snapshot blocks vacuuming. */
const CURSOR_PATIENCE_MS = 60_000;

/**
 * Reads the rows of a SELECT in batches from one snapshot, so a result of any size is consistent. Leaving the loop early
 * frees the connection.
 */
export async function* readInBatches<Row extends object>(
  db: Database,
  sql: string,
  bind: unknown[],
  batchSize: number,
): AsyncGenerator<Row[], void, undefined> {
  const transaction = await db.sequelize.transaction({
    isolationLevel: Transaction.ISOLATION_LEVELS.REPEATABLE_READ,
    readOnly: true,
  });
  const snapshot = { ...db, transaction };
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
    await transaction.rollback();
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
