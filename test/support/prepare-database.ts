/** Makes an empty database what every sandbox has: the tables and the test sanctions list. */
import { closeDatabase, inTransaction, openDatabase } from '../../db/database';
import { migrate } from '../../db/migrate';
import { addTestList } from '../../operations/sandbox/test-data';

export async function prepareDatabase(url: string): Promise<void> {
  await migrate(url);
  const db = openDatabase({ url, poolMax: 1 });
  await inTransaction(db, (tx) => addTestList({ tx, at: new Date() }));
  await closeDatabase(db);
}
