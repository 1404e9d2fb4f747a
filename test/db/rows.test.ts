/** Rows of one table are read and written by plain conditions, inside the caller's transaction. */
import { Op } from 'sequelize';
import { closeDatabase, type Database, inTransaction, openDatabase, selectRows } from '../../db/database';
import { count, find, insert, list, listPage, lock, remove, save, update } from '../../db/rows';
import { charityMembers } from '../../db/tables/members';
import { accounts, users } from '../../db/tables/accounts';
import { recurringOccurrences } from '../../db/tables/plans';
import { useDatabase } from '../support/database';

const test = useDatabase(2);
beforeEach(() => remove(test.db, accounts, { kind: 'personal' }));

const account = (id: string, name = 'Maple') => ({ id, name, kind: 'personal', plan: 'standard' }) as const;
const namesOf = async (db: Database) =>
  (await list(db, accounts, { kind: 'personal' }, { order: [['id', 'ASC']] })).map(({ name }) => name);

it('a row comes back as it was inserted; what was left out is null or its default', async () => {
  await insert(test.db, accounts, account('account_1'));
  expect(await find(test.db, accounts, { id: 'account_1' })).toEqual({
    ...account('account_1'),
    hourlyLimit: null,
    eventSequence: 0,
    createdAt: expect.any(Date) as Date,
  });
  expect(await find(test.db, accounts, { id: 'account_2' })).toBeUndefined();
});

it('models and SQL share the transaction of their caller, and its end', async () => {
  const leaked: Database[] = [];
  const failing = inTransaction(test.db, async (tx) => {
    leaked.push(tx);
    await insert(tx, accounts, account('account_1'));
    expect(await update(tx, accounts, { id: 'account_1' }, { name: 'Oak' })).toBe(1);
    await inTransaction(tx, async (savepoint) => {
      await remove(savepoint, accounts, { id: 'account_1' });
      throw new Error('undo');
    }).catch(() => undefined);
    expect((await lock(tx, accounts, { id: 'account_1' }))?.name).toBe('Oak');
    expect(await namesOf(test.db)).toEqual([]);
    throw new Error('roll back');
  });
  await expect(failing).rejects.toThrow('roll back');
  expect(await namesOf(test.db)).toEqual([]);
  const [tx] = leaked;
  await expect(namesOf(tx as Database)).rejects.toThrow('The transaction is finished (rollback).');
});

it('several rows are inserted at once; none needs no statement', async () => {
  await insert(test.db, accounts, [account('account_1'), account('account_2', 'Oak')]);
  await insert(test.db, accounts, []);
  expect(await namesOf(test.db)).toEqual(['Maple', 'Oak']);
  expect(await count(test.db, accounts, { name: 'Oak' })).toBe(1);
  const page = await listPage(test.db, accounts, { kind: 'personal' }, { limit: 1, offset: 1 });
  expect({ names: page.rows.map(({ name }) => name), total: page.total }).toEqual({
    names: ['Oak'],
    total: 2,
  });
});

it('more rows than one statement takes parameters for are inserted all the same', async () => {
  const many = Array.from({ length: 20_000 }, (_, number) => account(`account_${String(number)}`));
  await inTransaction(test.db, (tx) => insert(tx, accounts, many));
  expect(await count(test.db, accounts, { kind: 'personal' })).toBe(20_000);
});

it('a saved row replaces the one with its key', async () => {
  await save(test.db, accounts, account('account_1'));
  await save(test.db, accounts, account('account_1', 'Oak'));
  expect(await namesOf(test.db)).toEqual(['Oak']);
});

it.each(['update', 'remove'])('%s refuses an empty condition, which would mean every row', async (verb) => {
  await insert(test.db, accounts, account('account_1'));
  const change = () =>
    verb === 'update' ? update(test.db, accounts, {}, { name: 'Oak' }) : remove(test.db, accounts, {});
  await expect(change()).rejects.toThrow('A change of accounts needs a condition.');
  expect(await namesOf(test.db)).toEqual(['Maple']);
});

it('a forgotten condition is refused', async () => {
  const forgotten = { id: undefined } as unknown as { id: string };
  await expect(find(test.db, accounts, forgotten)).rejects.toThrow('undefined');
  await expect(remove(test.db, accounts, forgotten)).rejects.toThrow('undefined');
});

it('a table without a column of its own for the key is read by its columns alone', async () => {
  expect(await list(test.db, charityMembers, {})).toEqual([]);
  expect(await list(test.db, recurringOccurrences, {})).toEqual([]);
});

describe('conditions of columns and values', () => {
  const user = (id: string, name: string) => ({ id, accountId: 'account_1', name });
  beforeEach(async () => {
    await insert(test.db, accounts, [
      { ...account('account_1'), plan: 'enterprise', hourlyLimit: 7 },
      { ...account('account_2', 'Oak'), hourlyLimit: null },
      { ...account('account_3', 'Oak'), hourlyLimit: null },
    ]);
  });
  const idsOf = async (where: Parameters<typeof list<typeof accounts>>[2]) =>
    (await list(test.db, accounts, where, { order: ['name', ['id', 'DESC']] })).map(({ id }) => id);

  it('may be null, a list or an empty list, and mean the same as operators', async () => {
    const kind = 'personal' as const;
    expect(await idsOf({ kind, hourlyLimit: null })).toEqual(['account_3', 'account_2']);
    expect(await idsOf({ kind, hourlyLimit: { [Op.is]: null } })).toEqual(['account_3', 'account_2']);
    expect(await idsOf({ id: ['account_1', 'account_3'] })).toEqual(['account_1', 'account_3']);
    expect(await idsOf({ id: { [Op.in]: ['account_1', 'account_3'] } })).toEqual(['account_1', 'account_3']);
    expect(await idsOf({ id: [] })).toEqual([]);
    expect(await count(test.db, accounts, { name: 'Oak', hourlyLimit: null })).toBe(2);
    expect(await count(test.db, accounts, { name: 'Oak', hourlyLimit: { [Op.is]: null } })).toBe(2);
  });

  it('change only what they name; a change of nothing changes no row', async () => {
    const limited = { plan: 'enterprise', hourlyLimit: 9 } as const;
    expect(await update(test.db, accounts, { name: 'Oak', hourlyLimit: null }, limited)).toBe(2);
    expect(await update(test.db, accounts, { id: 'account_1' }, {})).toBe(0);
    expect(await idsOf({ hourlyLimit: 9 })).toEqual(['account_3', 'account_2']);
  });

  it('are prepared only if they are the whole key, and an INSERT of one row with them', async () => {
    const db = openDatabase({ url: test.url, poolMax: 1 });
    for (const id of ['user_1', 'user_2']) {
      await insert(db, users, user(id, 'Ada'));
      await find(db, users, { id });
      await find(db, users, { id: [id] });
      await list(db, users, { accountId: 'account_1' });
      await update(db, users, { id }, { name: 'Bea' });
    }
    const prepared = await selectRows<{ statement: string }>(
      db,
      'SELECT statement FROM pg_prepared_statements',
    );
    expect(prepared.map(({ statement }) => statement.split(' ', 1)[0]).sort()).toEqual(['INSERT', 'SELECT']);
    await remove(db, users, { accountId: 'account_1' });
    await closeDatabase(db);
  });
});
