import { closeDatabase, openDatabase, selectRows } from '../../db/database';
import { migrate, migrateDown } from '../../db/migrate';
import { createTestDatabase, dropTestDatabase } from '../support/services';

async function describeSchema(url: string): Promise<unknown[]> {
  const db = openDatabase({ url, poolMax: 1 });
  try {
    return await selectRows(
      db,
      `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name <> 'migrations' ORDER BY 1, 2`,
    );
  } finally {
    await closeDatabase(db);
  }
}

it('up, down, up leaves the same schema, and down leaves nothing', async () => {
  const url = await createTestDatabase();
  try {
    const first = await describeSchema(url);
    expect(first.length).toBeGreaterThan(100);
    await migrateDown(url);
    expect(await describeSchema(url)).toEqual([]);
    await migrate(url);
    expect(await describeSchema(url)).toEqual(first);
  } finally {
    await dropTestDatabase(url);
  }
});

it('several processes may migrate at once', async () => {
  const url = await createTestDatabase();
  try {
    await migrateDown(url);
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect((await describeSchema(url)).length).toBeGreaterThan(100);
  } finally {
    await dropTestDatabase(url);
  }
});
