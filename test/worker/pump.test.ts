import { createLog } from '../../log';
import { startPump } from '../../worker/pump';

const IDLE_MS = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A pump that has begun its first batch, and how often it worked. */
async function start(work: () => Promise<boolean>) {
  const counted = jest.fn(work);
  const pump = startPump({ name: 'test', work: counted, idleMs: IDLE_MS, log: createLog('test', 'silent') });
  await jest.advanceTimersByTimeAsync(0);
  return { pump, batches: () => counted.mock.calls.length };
}

it('works when it is woken, when more waits, and once in a while', async () => {
  const answers = [true, false];
  const { pump, batches } = await start(() => Promise.resolve(answers.shift() ?? false));
  expect(batches()).toBe(2);
  pump.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(batches()).toBe(3);
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(batches()).toBe(4);
  await pump.stop();
});

it('rests twice as long after each failure, up to eight seconds, however often it is woken', async () => {
  let isAway = true;
  const { pump, batches } = await start(() =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(false),
  );
  for (const restMs of [1_000, 2_000, 4_000, 8_000, 8_000]) {
    const before = batches();
    pump.wake();
    await jest.advanceTimersByTimeAsync(restMs - 1);
    expect(batches()).toBe(before);
    await jest.advanceTimersByTimeAsync(1);
    expect(batches()).toBe(before + 1);
  }
  isAway = false;
  await jest.advanceTimersByTimeAsync(8_000);
  const recovered = batches();
  pump.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(batches()).toBe(recovered + 1);
  await pump.stop();
});
