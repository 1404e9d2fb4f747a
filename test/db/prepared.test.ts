/** A statement that is marked as prepared is planned once for each connection, and gives what it gave before. */
import {
  closeDatabase,
  type Database,
  inTransaction,
  openDatabase,
  runStatement,
  selectRows,
} from '../../db/database';
import { PLAN_BY_INDEX } from '../../db/driver';
import { admitKey } from '../../db/queries/access/api-keys';
import { admitToken } from '../../db/queries/access/oauth-tokens';
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

const listStatements = () =>
  selectRows<{ statement: string; plans: number }>(
    db,
    `SELECT statement, (generic_plans + custom_plans)::int AS plans FROM pg_prepared_statements`,
  );

it('a prepared statement stays on its connection, through transactions and rollbacks; any other leaves nothing', async () => {
  const sum = 'SELECT $1::int + $2::int AS sum';
  const plain = 'SELECT $1::int * $2::int AS product';
  for (let value = 1; value <= 3; value += 1) {
    expect(await selectRows(db, sum, [value, 1], { prepared: true })).toEqual([{ sum: value + 1 }]);
    expect(await selectRows(db, plain, [value, 2])).toEqual([{ product: value * 2 }]);
  }
  await inTransaction(db, async (tx) => {
    expect(await selectRows(tx, sum, [2, 2], { prepared: true })).toEqual([{ sum: 4 }]);
    throw new Error('roll back');
  }).catch(() => undefined);
  expect(await selectRows(db, sum, [3, 3], { prepared: true })).toEqual([{ sum: 6 }]);
  expect(await listStatements()).toEqual([{ statement: sum, plans: 5 }]);
});

it('an error of a prepared statement is told as any other, and the connection goes on', async () => {
  const divide = 'SELECT $1::int / $2::int AS quotient';
  await expect(selectRows(db, divide, [1, 0], { prepared: true })).rejects.toThrow('division by zero');
  expect(await selectRows(db, divide, [6, 3], { prepared: true })).toEqual([{ quotient: 2 }]);
});

it('a transaction that plans by index keeps a good plan for a table that grows, and leaves other transactions as they are', async () => {
  await runStatement(db, 'CREATE TABLE growing AS SELECT 1 AS id');
  await runStatement(db, 'CREATE UNIQUE INDEX growing_id ON growing (id)');
  await runStatement(db, 'ANALYZE growing');
  const plan = async (tx: Database) =>
    JSON.stringify(
      await selectRows(tx, 'EXPLAIN SELECT FROM growing JOIN unnest(ARRAY[1, 2]) AS wanted(id) USING (id)'),
    );
  const plans = await inTransaction(db, async (tx) => {
    await selectRows(tx, `SELECT ${PLAN_BY_INDEX}`);
    return plan(tx);
  });
  expect(plans).toMatch(/Nested Loop.*Index/);
  expect(await plan(db)).toContain('Seq Scan on growing');
});

it.each([
  ['key', admitKey],
  ['token', admitToken],
])("who sends a %s is found by unique keys, also when the plan is a new table's", async (_kind, admit) => {
  await closeDatabase(db);
  db = openDatabase({ url, poolMax: 1 });
  expect(await admit(db, 'unknown')).toBeUndefined();
  const statements = await selectRows<{ name: string }>(db, 'SELECT name FROM pg_prepared_statements');
  expect(statements).toHaveLength(2);
  await runStatement(db, "SELECT set_config('plan_cache_mode', 'force_generic_plan', false)");
  for (const { name } of statements) {
    const plan = JSON.stringify(await selectRows(db, `EXPLAIN EXECUTE ${name}('unknown')`));
    expect(plan).toMatch(/Index Scan using users_pkey/);
    expect(plan).not.toMatch(/Seq Scan|hashed SubPlan/);
  }
});
