import { randomUUID } from 'node:crypto';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { DAY_MS } from '../../../domain/days';
import { eraseAt } from '../../../domain/users/erasure';
import { erasure } from '../../../workflows';
import { TASK_QUEUE } from '../../../workflows/messages';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

let env: TestWorkflowEnvironment;

beforeAll(async () => {
  env = await startTimeSkipping();
});
afterAll(() => env.teardown());

it('erases a person 14 days after the request, and not before', async () => {
  const started = await env.currentTimeMs();
  let erasedAtMs = 0;
  const worker = await createTestWorker(env, {
    erasePerson: async () => {
      erasedAtMs = await env.currentTimeMs();
      return 'erased';
    },
  });
  const result = await worker.runUntil(() =>
    env.client.workflow.execute(erasure, {
      workflowId: `erasure_${randomUUID()}`,
      taskQueue: TASK_QUEUE,
      args: [{ erasureId: 'erasure_1', eraseAtMs: eraseAt(new Date(started)).getTime() }],
      workflowExecutionTimeout: 40 * DAY_MS,
    }),
  );
  expect({ result, afterDays: Math.round((erasedAtMs - started) / DAY_MS) }).toEqual({
    result: 'erased',
    afterDays: 14,
  });
});

it('tries again a day later while something hinders the erasure', async () => {
  const started = await env.currentTimeMs();
  const attempts: number[] = [];
  const worker = await createTestWorker(env, {
    erasePerson: async () => {
      const nowMs = await env.currentTimeMs();
      attempts.push(Math.round((nowMs - started) / DAY_MS));
      return attempts.length < 3 ? { postponedToMs: nowMs + DAY_MS } : 'erased';
    },
  });
  const result = await worker.runUntil(() =>
    env.client.workflow.execute(erasure, {
      workflowId: `erasure_${randomUUID()}`,
      taskQueue: TASK_QUEUE,
      args: [{ erasureId: 'erasure_1', eraseAtMs: eraseAt(new Date(started)).getTime() }],
      workflowExecutionTimeout: 40 * DAY_MS,
    }),
  );
  expect({ result, attempts }).toEqual({ result: 'erased', attempts: [14, 15, 16] });
});
