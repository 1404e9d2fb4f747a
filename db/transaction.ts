/** Transactions on connections of Sequelize's pool. Its models take part in them. */
import { type Client } from 'pg';
import { Transaction } from 'sequelize';
import { type Database } from './database';
import { send } from './driver';

/** An open transaction. Savepoints inside it share it. */
export interface OpenTransaction {
  readonly client: Client;
  /** The transaction as Sequelize's models take it. */
  readonly ofModels: Transaction;
  /** What to do once it is committed. */
  readonly afterCommit: (() => void)[];
  savepoints: number;
  ended: 'commit' | 'rollback' | null;
}

/** Runs `work` in one transaction. If `db` is already in a transaction, `work` runs in a savepoint. */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction === null
    ? inNewTransaction(db, 'BEGIN', work)
    : inSavepoint(db.transaction, () => work(db));
}

const BEGIN_SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/**
 * Runs read-only `work` on one snapshot of the database, so `work` does not see later commits. If `db` is
 * already in a transaction, `work` runs in that transaction and gets no snapshot of its own.
 */
export async function inSnapshot<T>(db: Database, work: (snapshot: Database) => Promise<T>): Promise<T> {
  return db.transaction === null ? inNewTransaction(db, BEGIN_SNAPSHOT, work) : work(db);
}

/** Opens a snapshot that the caller ends. */
export async function openSnapshot(db: Database): Promise<{ snapshot: Database; end: () => Promise<void> }> {
  const transaction = await begin(db, BEGIN_SNAPSHOT);
  return { snapshot: { ...db, transaction }, end: () => rollBack(db, transaction) };
}

/** Calls `work` once the whole transaction has been committed, or at once outside of a transaction. */
export function afterCommit({ transaction }: Database, work: () => void): void {
  if (transaction === null) work();
  else transaction.afterCommit.push(work);
}

/** Returns the open transaction. Throws if it has ended, because its connection may already serve another one. */
export function openOf<T extends OpenTransaction | null>(transaction: T): T {
  if (transaction?.ended) throw new Error(`The transaction is finished (${transaction.ended}).`);
  return transaction;
}

/** Takes a connection of the pool. */
export async function takeClient({ sequelize }: Database): Promise<Client> {
  return (await sequelize.connectionManager.getConnection({ type: 'write' })) as Client;
}

/** Gives a connection back. The pool has already dropped a connection that emitted `error`. */
export function releaseClient({ sequelize }: Database, client: Client): void {
  sequelize.connectionManager.releaseConnection(client);
}

async function inNewTransaction<T>(
  db: Database,
  beginning: string,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const transaction = await begin(db, beginning);
  let result: T;
  try {
    result = await work({ ...db, transaction });
  } catch (error) {
    await rollBack(db, transaction);
    throw error;
  }
  await commit(db, transaction);
  return result;
}

async function inSavepoint<T>(transaction: OpenTransaction, work: () => Promise<T>): Promise<T> {
  const { client } = openOf(transaction);
  transaction.savepoints += 1;
  const name = `savepoint_${transaction.savepoints}`;
  await send(client, `SAVEPOINT ${name}`);
  try {
    return await work();
  } catch (error) {
    // If this fails, too, every later statement and the COMMIT fail.
    await send(client, `ROLLBACK TO SAVEPOINT ${name}`).catch(() => undefined);
    throw error;
  }
}

async function begin(db: Database, beginning: string): Promise<OpenTransaction> {
  const client = await takeClient(db);
  try {
    await send(client, beginning);
  } catch (error) {
    await drop(db, client);
    throw error;
  }
  // Sequelize's models send their statements to this connection. Its types do not declare the field.
  const ofModels = Object.assign(new Transaction(db.sequelize, {}), { connection: client });
  return { client, ofModels, afterCommit: [], savepoints: 0, ended: null };
}

async function commit(db: Database, transaction: OpenTransaction): Promise<void> {
  const { client } = transaction;
  transaction.ended = 'commit';
  let command: string;
  try {
    ({ command } = await send(client, 'COMMIT'));
  } catch (error) {
    await drop(db, client);
    throw error;
  }
  releaseClient(db, client);
  // A caller may have caught the error of a failed statement. Postgres then answers COMMIT with ROLLBACK,
  // not with an error.
  if (command !== 'COMMIT')
    throw new Error('The transaction was rolled back, because one of its statements had failed.');
  for (const work of transaction.afterCommit) work();
}

/** Never throws: the caller has the error that matters. */
async function rollBack(db: Database, transaction: OpenTransaction): Promise<void> {
  const { client } = transaction;
  transaction.ended = 'rollback';
  try {
    await send(client, 'ROLLBACK');
    releaseClient(db, client);
  } catch {
    await drop(db, client);
  }
}

/** Closes a connection in an unknown state. */
async function drop({ sequelize }: Database, client: Client): Promise<void> {
  await sequelize.connectionManager.destroyConnection(client).catch(() => undefined);
}
