/** Each internal of Sequelize that db/sequelize-internals.ts reads. A failure here means: an upgrade has changed it. */
import { Client } from 'pg';
import { type Transaction } from 'sequelize';
import { closeDatabase, type Database, inTransaction, openDatabase, selectRows } from '../../db/database';
import { connectionOf, rootOf, withConnection } from '../../db/sequelize-internals';
import { createTestDatabase, dropTestDatabase } from '../support/services';

let url: string;
let db: Database;
beforeAll(async () => {
  url = await createTestDatabase();
  db = openDatabase({ url, poolMax: 1 });
});
afterAll(async () => {
  await closeDatabase(db);
  await dropTestDatabase(url);
});

/** What Sequelize keeps in a transaction. */
const inside = (transaction: Transaction) =>
  transaction as unknown as Record<'id' | 'connection' | 'parent' | 'finished', unknown>;

const backendOf = async (connection: Client) =>
  (await connection.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;

it('a transaction keeps its id, its connection and how it ended', async () => {
  const committed = await db.sequelize.transaction();
  expect(inside(committed).id).toEqual(expect.any(String));
  expect(inside(committed).connection).toBeInstanceOf(Client);
  expect(inside(committed).finished).toBeUndefined();
  expect(inside(committed).parent).toBeFalsy();
  await committed.commit();
  expect(inside(committed).finished).toBe('commit');
  const undone = await db.sequelize.transaction();
  await undone.rollback();
  expect(inside(undone).finished).toBe('rollback');
  expect(() => connectionOf(undone)).toThrow('is finished (rollback)');
});

it('a savepoint keeps the transaction around it, and has its connection', async () => {
  const outer = await db.sequelize.transaction();
  const inner = await db.sequelize.transaction({ transaction: outer });
  const innermost = await db.sequelize.transaction({ transaction: inner });
  expect(inside(innermost).parent).toBe(inner);
  expect(inside(inner).parent).toBe(outer);
  expect(rootOf(innermost)).toBe(outer);
  expect(connectionOf(innermost)).toBe(connectionOf(outer));
  await outer.rollback();
});

it('a connection of the pool is a client of pg, and comes back to the pool', async () => {
  const pids = [
    await withConnection(db.sequelize, backendOf),
    await withConnection(db.sequelize, backendOf),
    await db.sequelize.transaction((transaction) => backendOf(connectionOf(transaction))),
  ];
  expect(pids[0]).toEqual(expect.any(Number));
  expect(new Set(pids).size).toBe(1);
});

it('begin and commit are asked of one query interface, by the methods that are replaced', async () => {
  const queries = db.sequelize.getQueryInterface();
  expect(db.sequelize.getQueryInterface()).toBe(queries);
  const methods = Object.getPrototypeOf(queries) as object;
  expect(methods).toHaveProperty('startTransaction', expect.any(Function));
  expect(methods).toHaveProperty('commitTransaction', expect.any(Function));
  const begin = jest.spyOn(queries, 'startTransaction');
  const commit = jest.spyOn(queries, 'commitTransaction');
  await inTransaction(db, (tx) => inTransaction(tx, (savepoint) => selectRows(savepoint, 'SELECT 1')));
  expect(begin).toHaveBeenCalledTimes(2);
  expect(commit).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
});

it('the query generator writes how a transaction and a savepoint begin', async () => {
  const { queryGenerator } = db.sequelize.getQueryInterface();
  const { startTransactionQuery } = queryGenerator as Record<string, (transaction: Transaction) => string>;
  const write = (transaction: Transaction) => startTransactionQuery?.call(queryGenerator, transaction);
  const outer = await db.sequelize.transaction();
  const inner = await db.sequelize.transaction({ transaction: outer });
  expect(write(outer)).toBe('START TRANSACTION;');
  expect(write(inner)).toMatch(/^SAVEPOINT "[0-9a-f-]+-sp-1";$/);
  await outer.rollback();
});
