/**
 * Sends statements directly on Sequelize's connections. For a short statement, Sequelize's own `query` needs
 * two to three times as much processor time. It spends that time on features that we do not use.
 */
import { type Client, type QueryResult } from 'pg';
import { DatabaseError, type Sequelize, type Transaction } from 'sequelize';
import { preparedName } from './prepared';
import { connectionOf, replaceTransactionStatements, withConnection } from './sequelize-internals';

/** Sends a statement and returns its rows. If `transaction` is null, uses any connection of the pool. */
export async function send(
  sequelize: Sequelize,
  transaction: Transaction | null,
  sql: string,
  bind: unknown[],
): Promise<object[]> {
  const run = async (connection: Client) => (await sendOn(connection, sql, bind)).rows;
  return transaction === null ? withConnection(sequelize, run) : run(connectionOf(transaction));
}

/** Makes Sequelize begin and commit transactions without its slower `query`. */
export function shortenTransactions(sequelize: Sequelize): void {
  replaceTransactionStatements(sequelize, {
    async begin(connection, sql) {
      await sendOn(connection, sql, []);
    },
    async commit(connection, id) {
      const { command } = await sendOn(connection, 'COMMIT', []);
      // A caller may have caught the error of a failed statement. Postgres then answers COMMIT with ROLLBACK,
      // not with an error.
      if (command !== 'COMMIT')
        throw new Error(`Transaction ${id} was rolled back, because one of its statements had failed.`);
    },
  });
}

async function sendOn(connection: Client, sql: string, bind: unknown[]): Promise<QueryResult<object>> {
  const name = preparedName(sql);
  const values = bind.map(toParameter);
  try {
    return await connection.query<object>({ text: sql, values, ...(name && { name }) });
  } catch (error) {
    // DatabaseError is created here, so that its stack trace includes the caller.
    throw error instanceof Error ? new DatabaseError(Object.assign(error, { sql })) : error;
  }
}

/**
 * Escapes NUL characters, because Postgres texts cannot hold them. Throws for undefined; pass null for SQL
 * NULL.
 */
function toParameter(value: unknown, index: number): unknown {
  if (value === undefined) throw new Error(`The parameter $${index + 1} is undefined.`);
  return typeof value === 'string' ? value.replaceAll('\0', '\\0') : value;
}
