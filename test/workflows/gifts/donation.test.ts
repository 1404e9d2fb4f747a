import { randomUUID } from 'node:crypto';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { type GiftOutcome } from '../../../activities/gifts';
import { donation } from '../../../workflows';
import { type ChargeStep } from '../../../operations/charges/record-outcome';
import { chargeMoved, TASK_QUEUE } from '../../../workflows/messages';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let env: TestWorkflowEnvironment;

beforeAll(async () => {
  env = await startTimeSkipping();
});
afterAll(() => env.teardown());

interface Run {
  status: string;
  /** `lastCheck` of every settle step, in order. */
  checks: boolean[];
  tookMs: number;
}

/** Runs one gift against scripted activities: the outcome of the charge or the broadcast, then one outcome a check. */
async function run(submitted: GiftOutcome, checks: GiftOutcome[], giveUpAfterMs = 60_000): Promise<Run> {
  const seen: boolean[] = [];
  const worker = await createTestWorker(env, {
    chargeDonation: () => Promise.resolve(submitted.status === 'pending' ? { status: 'charged' } : submitted),
    broadcastDonation: () => Promise.resolve(submitted),
    settleDonation: ({ lastCheck }) => {
      seen.push(lastCheck);
      return Promise.resolve(checks[Math.min(seen.length, checks.length) - 1] ?? { status: 'failed' });
    },
  });
  const started = await env.currentTimeMs();
  const status = await worker.runUntil(() =>
    env.client.workflow.execute(donation, {
      workflowId: `donation_${randomUUID()}`,
      taskQueue: TASK_QUEUE,
      args: [{ donationId: 'donation_1', giveUpAfterMs }],
      workflowExecutionTimeout: 24 * HOUR_MS,
    }),
  );
  return { status, checks: seen, tookMs: (await env.currentTimeMs()) - started };
}

const pending = (checkAgainInMs: number): GiftOutcome => ({ status: 'pending', checkAgainInMs });

it('a declined gift ends failed without a check', async () => {
  expect(await run({ status: 'failed' }, [])).toMatchObject({ status: 'failed', checks: [] });
});

it('a confirmed gift ends completed after one timer', async () => {
  expect(await run(pending(3_000), [{ status: 'completed' }])).toMatchObject({
    status: 'completed',
    checks: [false],
  });
});

it('waits on while the network is slow', async () => {
  const { status, checks } = await run(pending(3_000), [
    pending(3_000),
    pending(4_000),
    { status: 'completed' },
  ]);
  expect({ status, checks }).toEqual({ status: 'completed', checks: [false, false, false] });
});

it('checks a last time at its deadline and not after', async () => {
  // Long waits, which cost nothing here: the time that the machine takes counts too.
  const wait = pending(25 * MINUTE_MS);
  const { status, checks, tookMs } = await run(wait, [wait, wait, { status: 'failed' }], HOUR_MS);
  expect({ status, checks }).toEqual({ status: 'failed', checks: [false, false, true] });
  expect(tookMs).toBeGreaterThanOrEqual(HOUR_MS);
});

/** Runs one gift whose charge is not decided at once: one outcome a step. Returns when each step was taken. */
async function runWaiting(
  steps: ChargeStep[],
  signal: boolean,
): Promise<{ status: string; askedAfterMs: number[] }> {
  const askedAfterMs: number[] = [];
  const started = await env.currentTimeMs();
  const worker = await createTestWorker(env, {
    chargeDonation: async () => {
      askedAfterMs.push((await env.currentTimeMs()) - started);
      return steps[askedAfterMs.length - 1] ?? { status: 'charged' };
    },
    broadcastDonation: () => Promise.resolve(pending(1_000)),
    settleDonation: () => Promise.resolve({ status: 'completed' }),
  });
  const status = await worker.runUntil(async () => {
    const handle = await env.client.workflow.start(donation, {
      workflowId: `donation_${randomUUID()}`,
      taskQueue: TASK_QUEUE,
      args: [{ donationId: 'donation_1', giveUpAfterMs: MINUTE_MS }],
      workflowExecutionTimeout: 96 * HOUR_MS,
    });
    if (signal) await handle.signal(chargeMoved);
    return handle.result();
  });
  return { status, askedAfterMs };
}

it('asks the processor again at the time that the processor named, however late that is', async () => {
  const wait = { status: 'waiting' as const, checkAgainInMs: 24 * HOUR_MS };
  const { status, askedAfterMs } = await runWaiting([wait, wait], false);
  expect(status).toBe('completed');
  expect(askedAfterMs).toHaveLength(3);
  expect(askedAfterMs[2]).toBeGreaterThanOrEqual(48 * HOUR_MS);
});

it('asks again at once when the charge moved', async () => {
  const wait = { status: 'waiting' as const, checkAgainInMs: 24 * HOUR_MS };
  const { status, askedAfterMs } = await runWaiting([wait], true);
  expect(status).toBe('completed');
  expect(askedAfterMs).toHaveLength(2);
  expect(askedAfterMs[1]).toBeLessThan(HOUR_MS);
});

it('a payment that its donor never confirms fails the gift', async () => {
  const wait = { status: 'waiting' as const, checkAgainInMs: 24 * HOUR_MS };
  expect(await runWaiting([wait, { status: 'failed' }], false)).toMatchObject({ status: 'failed' });
});
