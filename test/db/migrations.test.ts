/** The schema is created once, in one transaction, and migrations bring it forward while others use the tables. */
import {
  closeDatabase,
  type Database,
  inTransaction,
  openDatabase,
  runStatement,
  selectRows,
} from '../../db/database';
import { findSchemaState, migrate, OtherSchema } from '../../db/migrate';
import { type Migration } from '../../db/migrations';
import { readSchema } from '../../db/schema';
import { createTestDatabase, dropTestDatabase } from '../support/services';
import { waitFor } from '../support/wait';

let url: string;
let db: Database;

beforeEach(async () => {
  url = await createTestDatabase();
  db = openDatabase({ url, poolMax: 4 });
});
afterEach(async () => {
  await closeDatabase(db);
  await dropTestDatabase(url);
});

const empty = () =>
  runStatement(db, 'DROP SCHEMA public CASCADE').then(() => runStatement(db, 'CREATE SCHEMA public'));
const applied = async () =>
  (await selectRows<{ name: string }>(db, 'SELECT name FROM migrations ORDER BY applied_at')).map(
    ({ name }) => name,
  );
const schema = readSchema().name;

it('several processes may migrate an empty database at once', async () => {
  await empty();
  expect(await findSchemaState(db)).toEqual({ isOther: false, pending: [schema] });
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(await applied()).toEqual([schema]);
  expect(await findSchemaState(db)).toEqual({ isOther: false, pending: [] });
});

it('a database of another schema is refused, and left as it is', async () => {
  await runStatement(db, `UPDATE migrations SET name = 'schema-of-before'`);
  await expect(migrate(url)).rejects.toThrow(OtherSchema);
  expect(await findSchemaState(db)).toMatchObject({ isOther: true });
  expect(await applied()).toEqual(['schema-of-before']);
});

it('a migration that fails leaves nothing, and the next run tries it again', async () => {
  const broken: Migration = { name: '1-break', up: 'CREATE TABLE one (id int); SELECT 1 / 0' };
  await expect(migrate(url, [broken])).rejects.toThrow('division by zero');
  expect(await applied()).toEqual([schema]);
  await migrate(url, [{ name: '1-break', up: 'CREATE TABLE one (id int)' }]);
  await migrate(url, [{ name: '1-break', up: 'CREATE TABLE one (id int)' }]);
  expect(await applied()).toEqual([schema, '1-break']);
});

it('a migration waits for a lock in short attempts, so that readers behind it wait no longer than one', async () => {
  await runStatement(db, 'CREATE TABLE one (id int)');
  const waits = `SELECT 1 FROM pg_locks WHERE relation = 'one'::regclass AND NOT granted`;
  let migrating: Promise<void> | undefined;
  await inTransaction(db, async (tx) => {
    await runStatement(tx, 'SELECT count(*) FROM one');
    migrating = migrate(url, [{ name: '1-add', up: 'ALTER TABLE one ADD COLUMN added int' }]);
    migrating.catch(() => undefined);
    await waitFor('the migration', async () => (await selectRows(db, waits)).length === 1);
    await waitFor('its attempt to end', async () => (await selectRows(db, waits)).length === 0);
    expect(await applied()).toEqual([schema]);
  });
  await migrating;
  expect(await applied()).toEqual([schema, '1-add']);
});

it('an index is built while others write, and after an attempt that was stopped', async () => {
  await runStatement(db, 'CREATE TABLE one (id int)');
  await runStatement(db, 'INSERT INTO one VALUES (1), (1)');
  const index: Migration = { name: '1-index', index: 'one_id', on: 'one (id)', unique: true };
  await expect(migrate(url, [index])).rejects.toThrow('could not create unique index');
  expect(await applied()).toEqual([schema]);
  await runStatement(db, 'DELETE FROM one WHERE ctid = (SELECT min(ctid) FROM one)');
  await migrate(url, [index]);
  const [state] = await selectRows(
    db,
    `SELECT indisvalid FROM pg_index WHERE indexrelid = 'one_id'::regclass`,
  );
  expect([state, await applied()]).toEqual([{ indisvalid: true }, [schema, '1-index']]);
});

it('several processes may build an index at once', async () => {
  await runStatement(db, 'CREATE TABLE one (id int)');
  const index: Migration = { name: '1-index', index: 'one_id', on: 'one (id)' };
  await Promise.all([migrate(url, [index]), migrate(url, [index]), migrate(url, [index])]);
  expect(await applied()).toEqual([schema, '1-index']);
});

it('data moves in batches, each in a transaction of its own', async () => {
  await runStatement(db, 'CREATE TABLE one (id int, moved_by bigint)');
  await runStatement(db, 'INSERT INTO one SELECT generate_series(1, 25)');
  const batch = `UPDATE one SET moved_by = pg_current_xact_id()::text::bigint
    WHERE id IN (SELECT id FROM one WHERE moved_by IS NULL LIMIT 10)`;
  await migrate(url, [{ name: '1-move', batch }]);
  const groups = await selectRows(
    db,
    'SELECT count(*)::int AS rows FROM one GROUP BY moved_by ORDER BY moved_by',
  );
  expect(groups).toEqual([{ rows: 10 }, { rows: 10 }, { rows: 5 }]);
});
