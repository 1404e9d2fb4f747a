import { randomUUID } from 'node:crypto';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { type RefundOutcome } from '../../../activities/refunds';
import { DAY_MS } from '../../../domain/days';
import { refund } from '../../../workflows';
import { refundMoved, TASK_QUEUE } from '../../../workflows/messages';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

let env: TestWorkflowEnvironment;

beforeAll(async () => {
  env = await startTimeSkipping();
});
afterAll(() => env.teardown());

/** Runs one refund against a processor that answers so, one answer a question. */
async function run(answers: RefundOutcome[]): Promise<{ status: string; asked: number; tookMs: number }> {
  let asked = 0;
  const worker = await createTestWorker(env, {
    settleRefund: () => Promise.resolve(answers[asked++] ?? { status: 'failed' }),
  });
  const started = await env.currentTimeMs();
  const status = await worker.runUntil(() =>
    env.client.workflow.execute(refund, {
      workflowId: `refund_${randomUUID()}`,
      taskQueue: TASK_QUEUE,
      args: [{ refundId: 'refund_1' }],
      workflowExecutionTimeout: 30 * DAY_MS,
    }),
  );
  return { status, asked, tookMs: (await env.currentTimeMs()) - started };
}

it.each(['completed', 'failed'] as const)('a refund that is %s at once asks once', async (status) => {
  expect(await run([{ status }])).toMatchObject({ status, asked: 1 });
});

it('waits for a processor that takes days, and asks when it said to', async () => {
  const waiting = { status: 'pending' as const, checkAgainInMs: 3 * DAY_MS };
  const { status, asked, tookMs } = await run([waiting, waiting, { status: 'completed' }]);
  expect({ status, asked }).toEqual({ status: 'completed', asked: 3 });
  expect(tookMs).toBeGreaterThanOrEqual(6 * DAY_MS);
});

it('asks at once when the processor’s event arrives', async () => {
  let asked = 0;
  let lastAskedAt = 0;
  const worker = await createTestWorker(env, {
    settleRefund: async () => {
      asked += 1;
      lastAskedAt = await env.currentTimeMs();
      const isDone = asked > 1;
      return isDone ? { status: 'failed' } : { status: 'pending', checkAgainInMs: 9 * DAY_MS };
    },
  });
  const started = await env.currentTimeMs();
  const status = await worker.runUntil(async () => {
    const handle = await env.client.workflow.start(refund, {
      workflowId: `refund_${randomUUID()}`,
      taskQueue: TASK_QUEUE,
      args: [{ refundId: 'refund_1' }],
      workflowExecutionTimeout: 30 * DAY_MS,
    });
    await env.sleep(DAY_MS);
    await handle.signal(refundMoved);
    return handle.result();
  });
  expect({ status, asked }).toEqual({ status: 'failed', asked: 2 });
  expect(lastAskedAt - started).toBeLessThan(2 * DAY_MS);
});
