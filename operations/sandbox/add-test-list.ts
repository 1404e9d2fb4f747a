import { type Database } from '../../db/database';
import { listSanctionLists, replaceSanctionList } from '../../db/queries/imports/sanctions';
import { TEST_LIST, testListEntries } from '../../domain/sandbox/screening';

/** Adds the artificial sanctions list that every sandbox has. Does nothing if it exists already. */
export async function addTestList(tx: Database, at: Date): Promise<void> {
  const lists = await listSanctionLists(tx);
  if (lists.some(({ list }) => list === TEST_LIST)) return;
  await replaceSanctionList(tx, TEST_LIST, { digest: TEST_LIST, names: testListEntries(), at });
}
