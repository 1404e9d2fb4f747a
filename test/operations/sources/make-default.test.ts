/** A user has at most one default source of a kind, and may have none. */
import { inTransaction } from '../../../db/database';
import { makeDefault } from '../../../operations/sources/change-source';
import { buildActor } from '../../factories';
import { buildSource } from '../../factories/source';
import { useDatabase } from '../../support/database';
import { list } from '../../../db/rows';
import { paymentSources } from '../../../db/tables/sources';

const test = useDatabase();

it('the default moves to another source, and a source that gives it up takes it from itself alone', async () => {
  const { userId } = await buildActor(test.db);
  const [first, second] = [await buildSource(test.db, userId), await buildSource(test.db, userId)];
  const set = async (sourceId: string, isDefault: boolean) => {
    await inTransaction(test.db, (tx) => makeDefault(tx, { sourceId, userId, isDefault }));
    const rows = await list(test.db, paymentSources, { userId, isDefault: true });
    return rows.map((row) => row.id);
  };
  expect(await set(first, true)).toEqual([first]);
  expect(await set(second, true)).toEqual([second]);
  expect(await set(first, false)).toEqual([second]);
  expect(await set(second, false)).toEqual([]);
});
