/**
 * Opens the connection pool. Every query function takes a `Database`. It stands for the pool, or for one open
 * transaction.
 */
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

/**
 * A client with an error listener from the start. Sequelize adds its own listener later. Until then, an error
 * without a listener would end the process.
 */
class SteadyClient extends pg.Client {
  constructor(settings: pg.ClientConfig) {
    super(settings);
    this.on('error', () => undefined);
  }
}

/**
 * Opens a pool on one database. The pool connects on first use and reconnects after a restart of Postgres.
 */
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

/** Runs `work` in one transaction. If `db` is already in a transaction, `work` runs in a savepoint. */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.sequelize.transaction({ transaction: db.transaction }, (transaction) =>
    work({ ...db, transaction }),
  );
}

/**
 * Runs read-only `work` on one snapshot of the database, so `work` does not see later commits. If `db` is
 * already in a transaction, `work` runs in that transaction and gets no snapshot of its own.
 */
export async function inSnapshot<T>(db: Database, work: (snapshot: Database) => Promise<T>): Promise<T> {
  if (db.transaction !== null) return work(db);
  const isolationLevel = Transaction.ISOLATION_LEVELS.REPEATABLE_READ;
  return db.sequelize.transaction({ isolationLevel, readOnly: true }, (transaction) =>
    work({ ...db, transaction }),
  );
}

/** Runs a statement that returns rows, and returns them. `bind` holds the parameters $1, $2 and so on. */
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
