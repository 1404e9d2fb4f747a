import { randomUUID } from 'node:crypto';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { type FollowedPledge, type MatchingStep } from '../../../activities/matching';
import { matching } from '../../../workflows';
import { matchingMoved, matchingState, TASK_QUEUE } from '../../../workflows/messages';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

const DAY_MS = 86_400_000;

let env: TestWorkflowEnvironment;

beforeAll(async () => {
  env = await startTimeSkipping();
});
afterAll(() => env.teardown());

/** Runs a pledge whose steps answer in turn; answers its end, and on which days its steps ran. */
async function run(answers: (startMs: number, step: number) => FollowedPledge, signalOnDay?: number) {
  const startMs = await env.currentTimeMs();
  const days: number[] = [];
  const worker = await createTestWorker(env, {
    followPledge: ({ nowMs }: MatchingStep) => {
      days.push(Math.round((nowMs - startMs) / DAY_MS));
      return Promise.resolve(answers(startMs, days.length));
    },
  });
  const result = await worker.runUntil(async () => {
    const handle = await env.client.workflow.start(matching, {
      workflowId: `pledge_${randomUUID()}`,
      taskQueue: TASK_QUEUE,
      args: [{ pledgeId: 'pledge_1' }],
      workflowExecutionTimeout: 400 * DAY_MS,
    });
    if (signalOnDay !== undefined) {
      await env.sleep(signalOnDay * DAY_MS);
      expect((await handle.query(matchingState))?.status).toBe('accepted');
      await handle.signal(matchingMoved);
    }
    return handle.result();
  });
  return { result, days };
}

const openUntil = (nextAtMs: number): FollowedPledge => ({ status: 'accepted', nextAtMs });
const ended: FollowedPledge = { status: 'ended', nextAtMs: null };

it('it wakes for each step, and ends when nothing is left to charge', async () => {
  const answers = (startMs: number, step: number) =>
    step < 4 ? openUntil(startMs + step * 7 * DAY_MS) : ended;
  expect(await run(answers)).toEqual({ result: 'ended', days: [0, 7, 14, 21] });
});

it('news of the pledge or of a charge wake it earlier', async () => {
  const answers = (startMs: number, step: number) => (step === 1 ? openUntil(startMs + 7 * DAY_MS) : ended);
  expect(await run(answers, 2)).toEqual({ result: 'ended', days: [0, 2] });
});
