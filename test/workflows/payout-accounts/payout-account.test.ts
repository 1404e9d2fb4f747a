import { randomUUID } from 'node:crypto';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { type AccountStatus } from '../../../domain/payout-accounts/account';
import { payoutAccount } from '../../../workflows';
import { TASK_QUEUE } from '../../../workflows/messages';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

const HOUR_MS = 3_600_000;

let env: TestWorkflowEnvironment;

beforeAll(async () => {
  env = await startTimeSkipping();
});
afterAll(() => env.teardown());

/** Runs an account's cooling-off; answers its end, and after how many hours its step ran. */
async function run(waitMs: number, status: AccountStatus): Promise<{ result: string; afterHours: number }> {
  const started = await env.currentTimeMs();
  let endedAtMs = 0;
  const worker = await createTestWorker(env, {
    endAccountCoolingOff: async () => {
      endedAtMs = await env.currentTimeMs();
      return status;
    },
  });
  const result = await worker.runUntil(() =>
    env.client.workflow.execute(payoutAccount, {
      workflowId: `payoutaccount_${randomUUID()}`,
      taskQueue: TASK_QUEUE,
      args: [{ accountId: 'payoutaccount_1', effectiveAtMs: started + waitMs }],
      workflowExecutionTimeout: 400 * HOUR_MS,
    }),
  );
  return { result, afterHours: Math.round((endedAtMs - started) / HOUR_MS) };
}

it('waits for the whole cooling-off', async () => {
  expect(await run(72 * HOUR_MS, 'active')).toEqual({ result: 'active', afterHours: 72 });
});

it('an account that is refused during the cooling-off ends as disabled', async () => {
  expect(await run(72 * HOUR_MS, 'disabled')).toEqual({ result: 'disabled', afterHours: 72 });
});

it('a workflow that starts after the end of the cooling-off does not wait', async () => {
  expect(await run(-HOUR_MS, 'active')).toEqual({ result: 'active', afterHours: 0 });
});
