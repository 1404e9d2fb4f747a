/** An item that fails waits, longer each time, and delays no other item. Its attempt is noted before it begins. */
import { attemptEach } from '../../../worker/care/attempt-each';
import { runStatement, selectRows } from '../../../db/database';
import { forgetOldCareAttempts, isCareDue } from '../../../db/queries/platform/care-attempts';
import { CARE_ATTEMPT_DAYS, CARE_RETRY_MOST_MS, CARE_RETRY_MS } from '../../../domain/care/attempt';
import { DAY_MS } from '../../../domain/days';
import { createLog } from '../../../log';
import { useDatabase } from '../../support/database';

const test = useDatabase();
const log = createLog('worker', 'silent');
const care = 'trust';
const start = Date.now();

beforeEach(() => runStatement(test.db, 'DELETE FROM care_attempts'));

const notes = () =>
  selectRows<{ itemId: string; attempts: number }>(
    test.db,
    'SELECT item_id AS "itemId", attempts FROM care_attempts ORDER BY item_id',
  );

async function attempt(ids: string[], act: (id: string) => Promise<void>, at = new Date(start)) {
  const items = ids.map((id) => ({ id }));
  await attemptEach({ db: test.db, log }, { care, items, at }, ({ id }) => act(id));
}

it('goes on after an item that fails, logs it once, and keeps a note of it alone', async () => {
  const done: string[] = [];
  const spy = jest.spyOn(log, 'error');
  await attempt(['a', 'bad', 'c'], async (id) => {
    if (id === 'bad') throw new Error('it cannot be removed');
    done.push(id);
  });
  expect(done).toEqual(['a', 'c']);
  expect(spy.mock.calls.map(([fields]) => fields)).toMatchObject([
    { code: 'CARE_FAILED', care, itemId: 'bad', attempts: 1 },
  ]);
  expect(await notes()).toEqual([{ itemId: 'bad', attempts: 1 }]);
  spy.mockRestore();
});

it('notes the attempt first, so an item that ends the process waits too', async () => {
  await attempt(['a'], async () => {
    expect(await notes()).toEqual([{ itemId: 'a', attempts: 1 }]);
  });
  expect(await notes()).toEqual([]);
});

it('waits twice as long after each failure, up to a limit', async () => {
  const waits: number[] = [];
  const fail = () => Promise.reject(new Error('away'));
  for (let [at, count] = [start, 0]; count < 9; count += 1) {
    await attempt(['bad'], fail, new Date(at));
    const [due] = await selectRows<{ at: Date }>(test.db, 'SELECT next_attempt_at AS at FROM care_attempts');
    waits.push(Number(due?.at) - at);
    at = Number(due?.at);
  }
  const doubled = waits.map((_, place) => Math.min(CARE_RETRY_MS * 2 ** place, CARE_RETRY_MOST_MS));
  expect(waits).toEqual(doubled);
  expect(waits.at(-1)).toBe(CARE_RETRY_MOST_MS);
});

it('is left out of lists until its wait is over', async () => {
  await attempt(['bad'], () => Promise.reject(new Error('away')));
  const isDue = async (afterMs: number, kind: 'trust' | 'tribute' = care) => {
    const [row] = await selectRows<{ due: boolean }>(
      test.db,
      `SELECT ${isCareDue(kind, `'bad'`, '$1')} AS due`,
      [new Date(start + afterMs)],
    );
    return row?.due;
  };
  expect([await isDue(CARE_RETRY_MS - 1), await isDue(CARE_RETRY_MS)]).toEqual([false, true]);
  expect(await isDue(0, 'tribute')).toBe(true);
});

it('two workers never work on one item at once', async () => {
  const calls: string[] = [];
  const act = async (id: string) => {
    calls.push(id);
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await Promise.all([attempt(['a'], act), attempt(['a'], act)]);
  expect(calls).toEqual(['a']);
});

it('a note that nobody needs any more is deleted', async () => {
  const fail = () => Promise.reject(new Error('away'));
  await attempt(['new'], fail);
  await attempt(['old'], fail, new Date(start - (CARE_ATTEMPT_DAYS + 1) * DAY_MS));
  expect(await forgetOldCareAttempts(test.db)).toBe(1);
  expect(await notes()).toEqual([{ itemId: 'new', attempts: 1 }]);
});
