/** Statements go past Sequelize's query: what they must keep of it, and what they do better. */
import { BaseError } from 'sequelize';
import { type Database, inTransaction, runStatement, selectRows } from '../../db/database';
import { isUnavailable } from '../../db/failures';
import { useDatabase } from '../support/database';

const test = useDatabase(2);
beforeAll(async () => {
  await runStatement(test.db, 'CREATE TABLE notes (id integer PRIMARY KEY, text text NOT NULL)');
});
beforeEach(() => runStatement(test.db, 'TRUNCATE notes'));

const add = (db: Database, id: number, text = 'text') =>
  runStatement(db, 'INSERT INTO notes (id, text) VALUES ($1, $2)', [id, text]);
const listIds = async () =>
  (await selectRows<{ id: number }>(test.db, 'SELECT id FROM notes ORDER BY id')).map(({ id }) => id);

it('an error is a database error, names its cause, and has the caller in its stack', async () => {
  await add(test.db, 1);
  const error: unknown = await add(test.db, 1).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BaseError);
  expect(error).toMatchObject({ parent: { code: '23505', constraint: 'notes_pkey' } });
  expect(isUnavailable(error)).toBe(false);
  expect((error as Error).stack).toContain('runStatement');
});

it('a NUL in a text is kept as an escape, and a forgotten parameter is refused', async () => {
  await add(test.db, 1, 'a\0b');
  expect(await selectRows(test.db, 'SELECT text FROM notes')).toEqual([{ text: 'a\\0b' }]);
  const forgotten = selectRows(test.db, 'SELECT $1::text, $2::text', ['text', undefined]);
  await expect(forgotten).rejects.toThrow('The parameter $2 is undefined.');
});

it('a finished transaction takes no more statements: its connection serves others', async () => {
  const leak = async (fail: boolean): Promise<Database> => {
    let leaked = test.db;
    await inTransaction(test.db, (tx) => {
      leaked = tx;
      return fail ? Promise.reject(new Error('roll back')) : Promise.resolve();
    }).catch(() => undefined);
    return leaked;
  };
  await expect(add(await leak(false), 1)).rejects.toThrow('is finished (commit)');
  await expect(add(await leak(true), 1)).rejects.toThrow('is finished (rollback)');
  expect(await listIds()).toEqual([]);
});

it('a nested transaction is rolled back alone', async () => {
  await inTransaction(test.db, async (tx) => {
    await add(tx, 1);
    await inTransaction(tx, async (savepoint) => {
      await add(savepoint, 2);
      throw new Error('undo');
    }).catch(() => undefined);
    await inTransaction(tx, (savepoint) => add(savepoint, 3));
  });
  expect(await listIds()).toEqual([1, 3]);
});

it('a transaction that Postgres could not commit is never taken for committed', async () => {
  const { warn } = console;
  console.warn = () => undefined;
  const broken = inTransaction(test.db, async (tx) => {
    await add(tx, 1);
    await add(tx, 1).catch(() => undefined);
  }).finally(() => (console.warn = warn));
  await expect(broken).rejects.toThrow('was rolled back, because one of its statements had failed');
  expect(await listIds()).toEqual([]);
});

it('a connection that Postgres ended inside a transaction is never handed out again', async () => {
  const { warn } = console;
  console.warn = () => undefined;
  const cut = inTransaction(test.db, (tx) =>
    runStatement(tx, 'SELECT pg_terminate_backend(pg_backend_pid())'),
  ).finally(() => (console.warn = warn));
  expect(isUnavailable(await cut.catch((reason: unknown) => reason))).toBe(true);
  await Promise.all([1, 2, 3, 4].map((id) => add(test.db, id)));
  expect(await listIds()).toEqual([1, 2, 3, 4]);
});
