/** A screening goes through every organization, and continues with an empty history when it is long. */
import { randomUUID } from 'node:crypto';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { type ScreenedBatch, type ScreeningStep } from '../../../activities/screening';
import { screening } from '../../../workflows';
import { screeningState, TASK_QUEUE } from '../../../workflows/messages';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

let env: TestWorkflowEnvironment;
beforeAll(async () => {
  env = await startTimeSkipping();
});
afterAll(() => env.teardown());

const EDITION = { list: 'ofac-sdn', digest: 'd1' };
const full = (after: string | null): ScreenedBatch => ({
  after,
  screened: 5,
  found: 2,
  concerns: 1,
  isReplaced: false,
});

async function run(answer: (call: number) => ScreenedBatch) {
  const asked: ScreeningStep[] = [];
  const worker = await createTestWorker(env, {
    screenOrganizations: (step: ScreeningStep) => Promise.resolve(answer(asked.push(step))),
  });
  const workflowId = `screening-${randomUUID()}`;
  return worker.runUntil(async () => {
    const options = { workflowId, taskQueue: TASK_QUEUE, args: [EDITION] as [typeof EDITION] };
    const handle = await env.client.workflow.start(screening, options);
    const result = await handle.result();
    const newest = env.client.workflow.getHandle(workflowId);
    return {
      result,
      seen: await newest.query(screeningState),
      newest: await newest.describe(),
      first: handle,
      asked,
    };
  });
}

it('screens batch after batch, each from where the one before stopped', async () => {
  const { result, seen, asked } = await run((call) => full(call === 1 ? 'charity_b' : null));
  expect(result).toEqual({ status: 'completed', screened: 10, found: 4, concerns: 2 });
  expect(seen).toEqual(result);
  expect(asked.map(({ list, digest, after }) => [list, digest, after])).toEqual([
    ['ofac-sdn', 'd1', ''],
    ['ofac-sdn', 'd1', 'charity_b'],
  ]);
});

it('continues in a new run with what it counted so far', async () => {
  const { result, newest, first, asked } = await run((call) => full(call < 103 ? `charity_${call}` : null));
  expect(result).toEqual({ status: 'completed', screened: 515, found: 206, concerns: 103 });
  expect(newest.runId).not.toBe(first.firstExecutionRunId);
  expect(asked[100]?.after).toBe('charity_100');
});

it('ends when a newer edition took the place of its own', async () => {
  const replaced = { after: null, screened: 0, found: 0, concerns: 0, isReplaced: true };
  const { result } = await run((call) => (call === 1 ? full('charity_b') : replaced));
  expect(result).toEqual({ status: 'replaced', screened: 5, found: 2, concerns: 1 });
});
