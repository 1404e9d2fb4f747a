import { randomUUID } from 'node:crypto';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { type ChangeStatus } from '../../../domain/charities/changes';
import { charityChange } from '../../../workflows';
import { TASK_QUEUE } from '../../../workflows/messages';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

const HOUR_MS = 3_600_000;

let env: TestWorkflowEnvironment;

beforeAll(async () => {
  env = await startTimeSkipping();
});
afterAll(() => env.teardown());

/** Runs a change's cooling-off; answers its end, and after how many hours its step ran. */
async function run(waitMs: number, status: ChangeStatus): Promise<{ result: string; afterHours: number }> {
  const started = await env.currentTimeMs();
  let endedAtMs = 0;
  const worker = await createTestWorker(env, {
    endCoolingOff: async () => {
      endedAtMs = await env.currentTimeMs();
      return status;
    },
  });
  const result = await worker.runUntil(() =>
    env.client.workflow.execute(charityChange, {
      workflowId: `change_${randomUUID()}`,
      taskQueue: TASK_QUEUE,
      args: [{ changeId: 'change_1', effectiveAtMs: started + waitMs }],
      workflowExecutionTimeout: 400 * HOUR_MS,
    }),
  );
  return { result, afterHours: Math.round((endedAtMs - started) / HOUR_MS) };
}

it('waits for the whole cooling-off', async () => {
  expect(await run(72 * HOUR_MS, 'in_force')).toEqual({ result: 'in_force', afterHours: 72 });
});

it('a change that is refused during the cooling-off ends as refused', async () => {
  expect(await run(72 * HOUR_MS, 'refused')).toEqual({ result: 'refused', afterHours: 72 });
});

it('a workflow that starts after the end of the cooling-off does not wait', async () => {
  expect(await run(-HOUR_MS, 'in_review')).toEqual({ result: 'in_review', afterHours: 0 });
});
