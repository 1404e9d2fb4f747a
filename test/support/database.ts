/** A database of a test file's own, open. */
import { closeDatabase, type Database, openDatabase } from '../../db/database';
import { createTestDatabase, dropTestDatabase } from './services';

export interface TestDatabase {
  db: Database;
  url: string;
  close(): Promise<void>;
}

export async function openTestDatabase(poolMax = 10): Promise<TestDatabase> {
  const url = await createTestDatabase();
  const db = openDatabase({ url, poolMax });
  return {
    db,
    url,
    async close() {
      await closeDatabase(db);
      await dropTestDatabase(url);
    },
  };
}

/** Opens a database of a test file's own before its tests, and drops it after them. */
export function useDatabase(poolMax?: number): TestDatabase {
  const database = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(database, await openTestDatabase(poolMax));
  });
  afterAll(() => database.close?.());
  return database;
}
