/**
 * Statements by the short way: sent on one of Sequelize's connections. Sequelize's `query` costs this process two to three
 * times what a short statement costs, for features that no statement of ours uses.
 */
import { type Client, type QueryResult } from 'pg';
import { DatabaseError, type Sequelize, type Transaction } from 'sequelize';
import { preparedName } from './prepared';
import { connectionOf, replaceTransactionStatements, withConnection } from './sequelize-internals';

/** Sends a statement in the transaction, or on a connection of its own, and answers its rows. */
export async function send(
  sequelize: Sequelize,
  transaction: Transaction | null,
  sql: string,
  bind: unknown[],
): Promise<object[]> {
  const run = async (connection: Client) => (await sendOn(connection, sql, bind)).rows;
  return transaction === null ? withConnection(sequelize, run) : run(connectionOf(transaction));
}

/** Has transactions begin and commit by the short way. Sequelize still does the rest. */
export function shortenTransactions(sequelize: Sequelize): void {
  replaceTransactionStatements(sequelize, {
    async begin(connection, sql) {
      await sendOn(connection, sql, []);
    },
    async commit(connection, id) {
      const { command } = await sendOn(connection, 'COMMIT', []);
      // Postgres rolls a transaction back without an error if a statement failed in it and the error was caught.
      if (command !== 'COMMIT') throw new Error(`Transaction ${id} was broken, and is rolled back.`);
    },
  });
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
