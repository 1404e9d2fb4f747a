import { type Database } from '../../db/database';
import { findCharity, insertCharity } from '../../db/queries/charities/charities';
import { listSanctionLists, replaceSanctionList } from '../../db/queries/imports/sanctions';
import { sandboxCharity } from '../../domain/sandbox/charity';
import { TEST_LIST, testListEntries } from '../../domain/sandbox/screening';
import { type Act } from '../act';

/** Adds the test charity that every sandbox has. Does nothing if it exists already. */
export async function addTestCharity(tx: Database): Promise<void> {
  if ((await findCharity(tx, sandboxCharity.id)) === undefined) await insertCharity(tx, sandboxCharity);
}

/** Adds the artificial sanctions list that every sandbox has. Does nothing if it exists already. */
export async function addTestList({ tx, at }: Act): Promise<void> {
  const lists = await listSanctionLists(tx);
  if (lists.some(({ list }) => list === TEST_LIST)) return;
  await replaceSanctionList(tx, TEST_LIST, { digest: TEST_LIST, names: testListEntries(), at });
}
