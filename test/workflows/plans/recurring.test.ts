/** The runs and retries of a plan on real Postgres, with a year passing in a moment. */
import { randomUUID } from 'node:crypto';
import { Client } from '@temporalio/client';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { selectRows } from '../../../db/database';
import { DAY_MS } from '../../../domain/days';
import { changePlan } from '../../../domain/plans/plan';
import { dueAt } from '../../../domain/plans/rhythm';
import { recurringGift, recurringRetry } from '../../../workflows';
import { type RecurringRetryInput, TASK_QUEUE } from '../../../workflows/messages';
import { World } from './world';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

let env: TestWorkflowEnvironment;
let world: World;

beforeAll(async () => {
  [env, world] = await Promise.all([startTimeSkipping(), World.start()]);
});
afterAll(async () => {
  await env.teardown();
  await world.close();
});

/** Starts a workflow as a schedule or the relay would. */
function options<Input>(input: Input) {
  return {
    workflowId: randomUUID(),
    taskQueue: TASK_QUEUE,
    args: [input] as [Input],
    workflowExecutionTimeout: 60 * DAY_MS,
  };
}

/** A run never waits, so the clock must stay: the environment's own client lets it jump until a result is there. */
const runPlan = (recurringId: string) =>
  new Client({ connection: env.connection }).workflow.execute(recurringGift, options({ recurringId }));

/** The environment's clock as a plan's beginning; it runs ahead of the real one. */
async function clock(): Promise<string> {
  return new Date(await env.currentTimeMs()).toISOString();
}

it('a year of a plan: twelve gifts, each made by the run of its day and by no other', async () => {
  const id = await world.begin(await clock(), { frequency: 'monthly', durationMonths: 12 });
  const worker = await createTestWorker(env, world.activities);
  const attempted: number[] = [];
  await worker.runUntil(async () => {
    for (let number = 2; number <= 12; number += 1) {
      const due = dueAt(await world.plan(id), number).getTime();
      await env.sleep(Math.max(1, due - 60_000 - (await env.currentTimeMs())));
      attempted.push(await runPlan(id));
      await env.sleep(120_000);
      attempted.push(await runPlan(id), await runPlan(id));
      await world.settleGifts();
    }
  });
  expect(attempted).toEqual(Array.from({ length: 11 }, () => [0, 1, 0]).flat());
  expect((await world.occurrences(id)).map(({ status }) => status)).toEqual(Array(12).fill('made'));
  expect(await world.plan(id)).toMatchObject({ status: 'completed' });
});

it('a run after a long outage makes every gift that is due, in steps', async () => {
  const began = new Date((await env.currentTimeMs()) - 25 * 7 * DAY_MS).toISOString();
  const id = await world.begin(began, { frequency: 'weekly', durationMonths: null });
  const worker = await createTestWorker(env, world.activities);
  const attempted = await worker.runUntil(async () => [await runPlan(id), await runPlan(id)]);
  expect(attempted).toEqual([25, 0]);
  expect(await world.occurrences(id)).toHaveLength(26);
});

it('a retry waits for its day and charges again; the retry of a changed plan charges nobody', async () => {
  const began = await clock();
  const id = await world.begin(began, { frequency: 'weekly', durationMonths: null });
  await world.change(id, began, (plan) =>
    changePlan(plan, { payment: { method: 'card', source: 'card_declined' } }, new Date(began)),
  );
  await world.run(id, dueAt(await world.plan(id), 2));
  const [promise] = await selectRows<{ input: RecurringRetryInput }>(
    world.db,
    `SELECT input FROM outbox WHERE workflow_type = 'recurringRetry' AND input->>'recurringId' = $1`,
    [id],
  );
  if (promise === undefined) throw new Error('no retry was promised');
  const worker = await createTestWorker(env, world.activities);
  const outcomes = await worker.runUntil(async () => [
    await env.client.workflow.execute(recurringRetry, options(promise.input)),
    await env.client.workflow.execute(recurringRetry, options(promise.input)),
  ]);
  expect(outcomes).toEqual(['attempted', 'outdated']);
  expect(await env.currentTimeMs()).toBeGreaterThanOrEqual(promise.input.dueAtMs);
  expect((await world.occurrences(id)).at(-1)).toMatchObject({ status: 'pending', attempts: 2 });
});
