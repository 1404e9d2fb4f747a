import { randomUUID } from 'node:crypto';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { type PayoutStep, type SentPayout } from '../../../activities/payouts';
import { DAY_MS } from '../../../domain/days';
import { type PayoutStatus } from '../../../domain/payouts/payout';
import { payout } from '../../../workflows';
import { payoutMoved, payoutState, TASK_QUEUE } from '../../../workflows/messages';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

const HOUR_MS = 3_600_000;

let env: TestWorkflowEnvironment;

beforeAll(async () => {
  env = await startTimeSkipping();
});
afterAll(() => env.teardown());

interface World {
  /** The status in the row, which the test changes as operators would. */
  status: PayoutStatus;
  /** What the row becomes when the payout leaves. */
  leavesAs: PayoutStatus;
  /** A held payout waits for its account and not for operators. */
  waitsForAccount: boolean;
  answers: SentPayout[];
  /** When each step ran, by the workflow's clock. */
  left: number[];
  sent: number[];
}

function makeWorld(changes: Partial<World> = {}): World {
  return {
    status: 'scheduled',
    leavesAs: 'in_transit',
    waitsForAccount: false,
    answers: [{ status: 'paid' }],
    left: [],
    sent: [],
    ...changes,
  };
}

function activitiesOf(world: World) {
  const waiting = () => ({
    status: world.status,
    ...(world.waitsForAccount && world.status === 'held' ? { waitsForAccount: true as const } : {}),
  });
  return {
    readPayout: () => Promise.resolve(waiting()),
    leavePayout: ({ nowMs }: PayoutStep) => {
      world.left.push(nowMs);
      if (world.status === 'scheduled') world.status = world.leavesAs;
      return Promise.resolve(waiting());
    },
    sendPayout: ({ nowMs }: PayoutStep) => {
      world.sent.push(nowMs);
      const answer = world.answers[world.sent.length - 1] ?? { status: 'failed' as const };
      world.status = answer.status;
      return Promise.resolve(answer);
    },
  };
}

/** Starts a payout that leaves in an hour; `during` acts while it runs. */
async function run(
  world: World,
  during: (handle: Awaited<ReturnType<typeof start>>) => Promise<void> = () => Promise.resolve(),
): Promise<{ status: string; startedMs: number }> {
  const worker = await createTestWorker(env, activitiesOf(world));
  const startedMs = await env.currentTimeMs();
  const status = await worker.runUntil(async () => {
    const handle = await start(startedMs);
    await during(handle);
    return handle.result();
  });
  return { status, startedMs };
}

function start(startedMs: number) {
  return env.client.workflow.start(payout, {
    workflowId: `payout_${randomUUID()}`,
    taskQueue: TASK_QUEUE,
    args: [{ payoutId: 'payout_1', leavesAtMs: startedMs + HOUR_MS }],
    workflowExecutionTimeout: 200 * DAY_MS,
  });
}

it('leaves after the hour in which it can be cancelled, and asks until it is paid', async () => {
  const waiting = { status: 'in_transit' as const, checkAgainInMs: 2 * DAY_MS };
  const world = makeWorld({ answers: [waiting, waiting, { status: 'paid' }] });
  const { status, startedMs } = await run(world);
  expect(status).toBe('paid');
  const hours = [...world.left, ...world.sent].map((ms) => Math.round((ms - startedMs) / HOUR_MS));
  expect(hours).toEqual([1, 1, 49, 97]);
});

it('hands its own clock to its steps', async () => {
  const world = makeWorld();
  const { startedMs } = await run(world);
  expect(world.left.every((ms) => ms >= startedMs + HOUR_MS)).toBe(true);
});

it.each(['failed', 'cancelled'] as const)(
  'ends when it leaves as %s, without asking the provider',
  async (leavesAs) => {
    const world = makeWorld({ leavesAs });
    expect((await run(world)).status).toBe(leavesAs);
    expect(world.sent).toEqual([]);
  },
);

it('ends at once when it is cancelled', async () => {
  const world = makeWorld();
  const { status } = await run(world, async (handle) => {
    world.status = 'cancelled';
    await handle.signal(payoutMoved);
  });
  expect({ status, left: world.left, sent: world.sent }).toEqual({ status: 'cancelled', left: [], sent: [] });
});

it('waits as long as operators hold it, and an operator sees for what', async () => {
  const world = makeWorld({ status: 'held' });
  const { status, startedMs } = await run(world, async (handle) => {
    await env.sleep(40 * DAY_MS);
    expect(await handle.query(payoutState)).toEqual({ status: 'held', waitsFor: 'operators', nextAt: null });
    world.status = 'scheduled';
    await handle.signal(payoutMoved);
  });
  expect(status).toBe('paid');
  expect(world.left).toHaveLength(1);
  expect(Math.round(((world.left[0] ?? 0) - startedMs) / DAY_MS)).toBe(40);
});

it('stays when it is held on its way out', async () => {
  const world = makeWorld({ leavesAs: 'held' });
  const { status } = await run(world, async (handle) => {
    await env.sleep(2 * DAY_MS);
    expect(world.left).toHaveLength(1);
    Object.assign(world, { status: 'scheduled', leavesAs: 'in_transit' });
    await handle.signal(payoutMoved);
  });
  expect({ status, left: world.left.length }).toEqual({ status: 'paid', left: 2 });
});

it('waits for its account, and an operator sees that no operator is asked', async () => {
  const world = makeWorld({ leavesAs: 'held', waitsForAccount: true });
  const { status } = await run(world, async (handle) => {
    await env.sleep(2 * DAY_MS);
    expect(await handle.query(payoutState)).toEqual({ status: 'held', waitsFor: 'account', nextAt: null });
    Object.assign(world, { status: 'scheduled', leavesAs: 'in_transit', waitsForAccount: false });
    await handle.signal(payoutMoved);
  });
  expect({ status, left: world.left.length }).toEqual({ status: 'paid', left: 2 });
});

it('asks at once when the provider has news', async () => {
  const world = makeWorld({
    answers: [{ status: 'in_transit', checkAgainInMs: 30 * DAY_MS }, { status: 'paid' }],
  });
  const { status, startedMs } = await run(world, async (handle) => {
    await env.sleep(DAY_MS);
    await handle.signal(payoutMoved);
  });
  expect({ status, asked: world.sent.length }).toEqual({ status: 'paid', asked: 2 });
  expect((world.sent[1] ?? 0) - startedMs).toBeLessThan(2 * DAY_MS);
});

it('watches a paid payout until it can no longer be sent back', async () => {
  const paid = { status: 'paid' as const, checkAgainInMs: 20 * DAY_MS };
  const world = makeWorld({ answers: [paid, paid, { status: 'returned' }] });
  const { status, startedMs } = await run(world);
  expect({ status, asked: world.sent.length }).toEqual({ status: 'returned', asked: 3 });
  expect(Math.floor(((world.sent[2] ?? 0) - startedMs) / DAY_MS)).toBe(40);
});

it('waits for a file without asking, then until silence means that it was paid', async () => {
  const world = makeWorld({
    answers: [
      { status: 'in_transit' },
      { status: 'in_transit', checkAgainInMs: 3 * DAY_MS },
      { status: 'paid' },
    ],
  });
  const { status, startedMs } = await run(world, async (handle) => {
    await env.sleep(20 * DAY_MS);
    expect(world.sent).toHaveLength(1);
    await handle.signal(payoutMoved);
  });
  expect({ status, asked: world.sent.length }).toEqual({ status: 'paid', asked: 3 });
  expect(Math.floor(((world.sent[2] ?? 0) - startedMs) / DAY_MS)).toBe(23);
});

it('ends when an answer of the bank has failed it', async () => {
  const world = makeWorld({ answers: [{ status: 'in_transit' }, { status: 'failed' }] });
  const { status } = await run(world, async (handle) => {
    await env.sleep(2 * DAY_MS);
    await handle.signal(payoutMoved);
  });
  expect(status).toBe('failed');
});
