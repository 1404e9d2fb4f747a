/**
 * Statements by the short way: sent on one of Sequelize's connections itself. Its `query` costs two to three times what a short
 * statement costs this process, for features that a statement of ours does not use.
 */
import { type Client, type QueryResult } from 'pg';
import { DatabaseError, type Sequelize, type Transaction } from 'sequelize';
import { preparedName } from './prepared';

/** What Sequelize keeps in a transaction without declaring it. */
interface OpenTransaction {
  id: string;
  connection: Client;
  parent: Transaction | null;
  finished?: 'commit' | 'rollback';
}

/** Sends a statement in the transaction, or on a connection of its own, and answers its rows. */
export async function send(
  sequelize: Sequelize,
  transaction: Transaction | null,
  sql: string,
  bind: unknown[],
): Promise<object[]> {
  if (transaction !== null) return (await sendOn(connectionOf(transaction), sql, bind)).rows;
  const { connectionManager } = sequelize;
  const connection = await connectionManager.getConnection({ type: 'write' });
  try {
    return (await sendOn(connection as Client, sql, bind)).rows;
  } finally {
    // One that was lost meanwhile has left the pool already, by its own error event.
    connectionManager.releaseConnection(connection);
  }
}

/** Has transactions begin and commit by the short way; all else about them stays Sequelize's. */
export function shortenTransactions(sequelize: Sequelize): void {
  const queries = sequelize.getQueryInterface();
  const generator = queries.queryGenerator as { startTransactionQuery: (transaction: Transaction) => string };
  queries.startTransaction = async (transaction) => {
    await sendOn(connectionOf(transaction), generator.startTransactionQuery(transaction), []);
  };
  queries.commitTransaction = async (transaction) => {
    const open = transaction as Transaction & OpenTransaction;
    if (open.parent) return;
    const connection = connectionOf(transaction);
    open.finished = 'commit';
    const { command } = await sendOn(connection, 'COMMIT', []);
    // Postgres rolls back without an error what a statement before has broken, should somebody have caught that one's error.
    if (command !== 'COMMIT') throw new Error(`Transaction ${open.id} was broken, and is rolled back.`);
  };
}

/** The connection of a transaction; that of a finished one belongs to others by now. */
function connectionOf(transaction: Transaction): Client {
  const { id, connection, finished } = transaction as Transaction & OpenTransaction;
  if (finished !== undefined) throw new Error(`Transaction ${id} is finished (${finished}).`);
  return connection;
}

async function sendOn(connection: Client, sql: string, bind: unknown[]): Promise<QueryResult<object>> {
  const name = preparedName(sql);
  const values = bind.map(toParameter);
  try {
    return await connection.query<object>({ text: sql, values, ...(name && { name }) });
  } catch (error) {
    // Made here, its stack names who asked.
    throw error instanceof Error ? new DatabaseError(Object.assign(error, { sql })) : error;
  }
}

/** Postgres takes no NUL in a text. A value that is undefined was forgotten: NULL is asked for by its name. */
function toParameter(value: unknown, index: number): unknown {
  if (value === undefined) throw new Error(`The parameter $${index + 1} is undefined.`);
  return typeof value === 'string' ? value.replaceAll('\0', '\\0') : value;
}
