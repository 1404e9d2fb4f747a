/** What a user gave to before is read once for the searches of some seconds, and a failed look-up is not kept. */
import { affinityOf } from '../../api/routes/search/affinity';
import { closeDatabase, openDatabase } from '../../db/database';
import { useDatabase } from '../support/database';

const database = useDatabase();

it('the searches of a few seconds share one look-up, each user having an own one', async () => {
  const first = affinityOf(database.db, 'user_one');
  expect(affinityOf(database.db, 'user_one')).toBe(first);
  expect(affinityOf(database.db, 'user_two')).not.toBe(first);
  expect(await first).toBeUndefined();
});

it('the next search repeats a failed look-up', async () => {
  const gone = openDatabase({ url: database.url, poolMax: 1 });
  await closeDatabase(gone);
  await expect(affinityOf(gone, 'user_three')).rejects.toThrow();
  expect(await affinityOf(database.db, 'user_three')).toBeUndefined();
});
