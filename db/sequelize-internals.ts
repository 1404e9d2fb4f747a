/**
 * Uses undeclared internals of Sequelize: its connections, and the statements that begin and commit a
 * transaction. No other file uses such internals. test/db/sequelize-internals.test.ts fails if an upgrade
 * changes them.
 */
import { type Client } from 'pg';
import { type Sequelize, type Transaction } from 'sequelize';

/** Undeclared fields of a Sequelize transaction. */
interface OpenTransaction {
  id: string;
  connection: Client;
  /** The transaction around a savepoint. */
  parent?: OpenTransaction | null;
  finished?: 'commit' | 'rollback';
}

const inside = (transaction: Transaction) => transaction as unknown as OpenTransaction;

/**
 * Returns the connection of a transaction. Throws if the transaction is finished, because its connection may
 * already serve another transaction.
 */
export function connectionOf(transaction: Transaction): Client {
  const { id, connection, finished } = inside(transaction);
  if (finished !== undefined) throw new Error(`Transaction ${id} is finished (${finished}).`);
  return connection;
}

/** Returns the outermost transaction around all savepoints. */
export function rootOf(transaction: Transaction): Transaction {
  const { parent } = transaction as Transaction & { parent?: Transaction | null };
  return parent ? rootOf(parent) : transaction;
}

/** Runs `work` on a connection of the pool, outside of any transaction. */
export async function withConnection<T>(
  { connectionManager }: Sequelize,
  work: (connection: Client) => Promise<T>,
): Promise<T> {
  const connection = await connectionManager.getConnection({ type: 'write' });
  try {
    return await work(connection as Client);
  } finally {
    // The pool has already dropped a connection that emitted `error`.
    connectionManager.releaseConnection(connection);
  }
}

export interface TransactionStatements {
  /** Sends the statement that begins a transaction or a savepoint. */
  begin(connection: Client, sql: string): Promise<void>;
  /** Commits the transaction with this id. */
  commit(connection: Client, id: string): Promise<void>;
}

/** Makes Sequelize call these functions, instead of its own `query`, to begin and commit transactions. */
export function replaceTransactionStatements(sequelize: Sequelize, statements: TransactionStatements): void {
  const queries = sequelize.getQueryInterface();
  const generator = queries.queryGenerator as { startTransactionQuery: (transaction: Transaction) => string };
  queries.startTransaction = (transaction) =>
    statements.begin(connectionOf(transaction), generator.startTransactionQuery(transaction));
  queries.commitTransaction = async (transaction) => {
    const open = inside(transaction);
    if (open.parent) return;
    const connection = connectionOf(transaction);
    open.finished = 'commit';
    await statements.commit(connection, open.id);
  };
}
