import { randomUUID } from 'node:crypto';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { type CashLeft, type PaidGroup, type PayoutGroup } from '../../../activities/payouts';
import { payoutRunId } from '../../../domain/payouts/timing';
import { payoutRun } from '../../../workflows';
import { payoutRunState, TASK_QUEUE } from '../../../workflows/messages';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

let env: TestWorkflowEnvironment;
/** The days whose run has ended. */
let ended: string[];

const endPayoutRun = ({ day }: { day: string }) => Promise.resolve(void ended.push(day));

beforeAll(async () => {
  env = await startTimeSkipping();
});
beforeEach(() => {
  ended = [];
});
afterAll(() => env.teardown());

it('pays group after group, with the cash that the group before left', async () => {
  const asked: PayoutGroup[] = [];
  const cash: CashLeft = { sandbox: { USD: '300' } };
  const groups: PaidGroup[] = [
    { after: 'charity_b', charities: 2, payouts: 2, failed: 0, cash: { sandbox: { USD: '100' } } },
    { after: null, charities: 1, payouts: 0, failed: 0, cash: { sandbox: { USD: '100' } } },
  ];
  const worker = await createTestWorker(env, {
    endPayoutRun,
    readCash: () => Promise.resolve(cash),
    makeDuePayouts: (group: PayoutGroup) => {
      asked.push(group);
      return Promise.resolve(
        groups[asked.length - 1] ?? { after: null, charities: 0, payouts: 0, failed: 0, cash },
      );
    },
  });
  const startedMs = await env.currentTimeMs();
  const { result, seen } = await worker.runUntil(async () => {
    const handle = await env.client.workflow.start(payoutRun, {
      workflowId: `payout-run-${randomUUID()}`,
      taskQueue: TASK_QUEUE,
      args: [],
    });
    return { result: await handle.result(), seen: await handle.query(payoutRunState) };
  });
  const day = new Date(startedMs).toISOString().slice(0, 10);
  expect(result).toEqual({ day, charities: 3, payouts: 2, failed: 0 });
  expect(seen).toEqual(result);
  expect(ended).toEqual([day]);
  expect(asked.map(({ after, cash: left }) => [after, left])).toEqual([
    ['', { sandbox: { USD: '300' } }],
    ['charity_b', { sandbox: { USD: '100' } }],
  ]);
  expect(asked.every((group) => group.day === day && group.nowMs >= startedMs)).toBe(true);
});

it('continues where the execution before it stopped', async () => {
  const asked: PayoutGroup[] = [];
  const worker = await createTestWorker(env, {
    endPayoutRun,
    makeDuePayouts: (group: PayoutGroup) => {
      asked.push(group);
      return Promise.resolve({ after: null, charities: 2, payouts: 1, failed: 0, cash: group.cash });
    },
  });
  const soFar = {
    day: '2026-12-01',
    charities: 7_000,
    payouts: 6_000,
    failed: 0,
    waits: 0,
    after: 'charity_c',
    cash: { sandbox: { USD: '100' } },
  };
  const result = await worker.runUntil(
    env.client.workflow.execute(payoutRun, {
      workflowId: `payout-run-${randomUUID()}`,
      taskQueue: TASK_QUEUE,
      args: [soFar],
    }),
  );
  expect(result).toEqual({ day: '2026-12-01', charities: 7_002, payouts: 6_001, failed: 0 });
  expect(asked).toMatchObject([{ day: '2026-12-01', after: 'charity_c', cash: soFar.cash }]);
  expect(ended).toEqual(['2026-12-01']);
});

it('makes up for the lost run of a day', async () => {
  const asked: PayoutGroup[] = [];
  const worker = await createTestWorker(env, {
    endPayoutRun,
    readCash: () => Promise.resolve({}),
    makeDuePayouts: (group: PayoutGroup) => {
      asked.push(group);
      return Promise.resolve({ after: null, charities: 2, payouts: 1, failed: 0, cash: group.cash });
    },
  });
  const result = await worker.runUntil(
    env.client.workflow.execute(payoutRun, {
      workflowId: payoutRunId('2026-11-30'),
      taskQueue: TASK_QUEUE,
      args: [{ day: '2026-11-30' }],
    }),
  );
  expect(result).toEqual({ day: '2026-11-30', charities: 2, payouts: 1, failed: 0 });
  expect(asked).toMatchObject([{ day: '2026-11-30', after: '' }]);
  expect(ended).toEqual(['2026-11-30']);
});

/** Runs a day on which one charity of two fails in each of the first passes. */
async function runFailing(passes: number) {
  const triedAtMs: number[] = [];
  const worker = await createTestWorker(env, {
    endPayoutRun,
    readCash: () => Promise.resolve({}),
    makeDuePayouts: ({ nowMs, cash }: PayoutGroup) => {
      triedAtMs.push(nowMs);
      const failed = triedAtMs.length <= passes ? 1 : 0;
      const payouts = triedAtMs.length === 1 || failed === 0 ? 1 : 0;
      return Promise.resolve({ after: null, charities: 2, payouts, failed, cash });
    },
  });
  const options = { workflowId: `payout-run-${randomUUID()}`, taskQueue: TASK_QUEUE, args: [] as [] };
  const view = await worker.runUntil(env.client.workflow.execute(payoutRun, options));
  return { view, afterMinutes: triedAtMs.map((ms) => Math.round((ms - (triedAtMs[0] ?? ms)) / 60_000)) };
}

it('tries a charity that failed again on the same day', async () => {
  const { view, afterMinutes } = await runFailing(2);
  expect(view).toMatchObject({ charities: 2, payouts: 2, failed: 0 });
  expect(afterMinutes).toEqual([0, 1, 6]);
});

it('ends before the next day if a charity still fails', async () => {
  const { view, afterMinutes } = await runFailing(99);
  expect(view).toMatchObject({ charities: 2, payouts: 1, failed: 1 });
  expect(afterMinutes).toEqual([0, 1, 6, 21, 81, 261, 621]);
});
