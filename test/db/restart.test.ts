import { closeDatabase, isDatabaseReady, openDatabase, selectRows } from '../../db/database';
import { isUnavailable } from '../../db/failures';
import { createTestDatabase, dropTestDatabase, runAsAdmin } from '../support/services';
import { waitFor } from '../support/wait';

/** Far longer than it takes to cut it off. */
const SLOW = 'SELECT pg_sleep(60)';

it('the pool survives the loss of every connection: failures name themselves as passing, then work goes on', async () => {
  const url = await createTestDatabase();
  const db = openDatabase({ url, poolMax: 4 });
  try {
    const name = new URL(url).pathname.slice(1);
    const slow = Promise.allSettled([1, 2, 3].map(() => selectRows(db, SLOW)));
    const cutAll = `SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '${name}' AND query = '${SLOW}'`;
    await waitFor('three slow queries', async () => (await countSleeping(db)) >= 3);
    await runAsAdmin(cutAll);
    for (const outcome of await slow) {
      expect(outcome.status).toBe('rejected');
      expect(isUnavailable((outcome as PromiseRejectedResult).reason)).toBe(true);
    }
    await waitFor('the pool to notice its dead connections', () => isDatabaseReady(db));
    expect(await selectRows(db, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  } finally {
    await closeDatabase(db);
    await dropTestDatabase(url);
  }
});

async function countSleeping(db: ReturnType<typeof openDatabase>): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND query = '${SLOW}'`,
  );
  return row?.count ?? 0;
}
