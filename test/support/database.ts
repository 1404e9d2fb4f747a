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
