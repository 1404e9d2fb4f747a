import { randomUUID } from 'node:crypto';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { type WorkflowHandle } from '@temporalio/client';
import { DAY_MS } from '../../../domain/days';
import { type DisputeStatus } from '../../../domain/disputes/dispute';
import { dispute } from '../../../workflows';
import { disputeMoved, TASK_QUEUE } from '../../../workflows/messages';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

let env: TestWorkflowEnvironment;

beforeAll(async () => {
  env = await startTimeSkipping();
});
afterAll(() => env.teardown());

interface World {
  /** The dispute's row. */
  row: { status: DisputeStatus };
  handle: WorkflowHandle<typeof dispute>;
}

interface Run {
  status: string;
  /** When the deadline's step ran, in days after the start; undefined when it did not. */
  endedAfterDays: number | undefined;
}

/** Runs a dispute with 14 days for evidence, while `act` does what people do. */
async function run(act: (world: World) => Promise<void>, initially: DisputeStatus = 'opened'): Promise<Run> {
  const row: World['row'] = { status: initially };
  const started = await env.currentTimeMs();
  let endedAtMs: number | undefined;
  const worker = await createTestWorker(env, {
    readDispute: () => Promise.resolve(row.status),
    endUnanswered: async () => {
      endedAtMs = await env.currentTimeMs();
      if (row.status === 'opened') row.status = 'lost';
      return row.status;
    },
  });
  const status = await worker.runUntil(async () => {
    const handle = await env.client.workflow.start(dispute, {
      workflowId: `dispute_${randomUUID()}`,
      taskQueue: TASK_QUEUE,
      args: [{ disputeId: 'dispute_1', evidenceDueAtMs: started + 14 * DAY_MS }],
      workflowExecutionTimeout: 400 * DAY_MS,
    });
    await act({ row, handle });
    return handle.result();
  });
  const endedAfterDays = endedAtMs === undefined ? undefined : Math.round((endedAtMs - started) / DAY_MS);
  return { status, endedAfterDays };
}

/** Changes the row and tells the workflow, as the outbox does. */
async function move({ row, handle }: World, status: DisputeStatus): Promise<void> {
  row.status = status;
  await handle.signal(disputeMoved);
}

it('without evidence it is lost at its deadline', async () => {
  expect(await run(() => Promise.resolve())).toEqual({ status: 'lost', endedAfterDays: 14 });
});

it('an outcome before the deadline ends it', async () => {
  expect(await run((world) => move(world, 'won'))).toEqual({ status: 'won', endedAfterDays: undefined });
});

it('with evidence it waits for its outcome beyond the deadline', async () => {
  const result = await run(async (world) => {
    await move(world, 'under_review');
    await env.sleep(60 * DAY_MS);
    await move(world, 'won');
  });
  expect(result).toEqual({ status: 'won', endedAfterDays: undefined });
});

it('a signal that changed nothing is harmless', async () => {
  const result = await run(async (world) => {
    await move(world, 'opened');
    await env.sleep(DAY_MS);
    await move(world, 'opened');
  });
  expect(result).toEqual({ status: 'lost', endedAfterDays: 14 });
});

it('an outcome that came before the workflow began is seen, though its signal is lost', async () => {
  expect(await run(() => Promise.resolve(), 'won')).toEqual({ status: 'won', endedAfterDays: undefined });
});

it('a processor’s dispute sends its evidence on once, and no deadline ends it', async () => {
  const row: World['row'] = { status: 'opened' };
  let sent = 0;
  const worker = await createTestWorker(env, {
    readDispute: () => Promise.resolve(row.status),
    sendEvidence: () => {
      sent += 1;
      return Promise.resolve();
    },
  });
  const evidenceDueAtMs = (await env.currentTimeMs()) + DAY_MS;
  const status = await worker.runUntil(async () => {
    const handle = await env.client.workflow.start(dispute, {
      workflowId: `dispute_${randomUUID()}`,
      taskQueue: TASK_QUEUE,
      args: [{ disputeId: 'dispute_1', evidenceDueAtMs, isProcessors: true }],
      workflowExecutionTimeout: 400 * DAY_MS,
    });
    await env.sleep(30 * DAY_MS);
    await move({ row, handle }, 'under_review');
    await env.sleep(DAY_MS);
    await move({ row, handle }, 'under_review');
    await env.sleep(DAY_MS);
    await move({ row, handle }, 'won');
    return handle.result();
  });
  expect({ status, sent }).toEqual({ status: 'won', sent: 1 });
});
