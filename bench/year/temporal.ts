/** Temporal's time-skipping server with a worker in this process, so that workflows live through the simulated year. */
import { setTimeout as rest } from 'node:timers/promises';
import { Client } from '@temporalio/client';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { mapErrors } from '../../activities/map-errors';
import { type Database, selectRows } from '../../db/database';
import { type Day } from '../../domain/days';
import { findBinary } from '../../local/binaries';
import { createLog } from '../../log';
import { relayOutbox } from '../../worker/outbox-relay';
import { TASK_QUEUE, type PayoutRunView, type ReconciliationView } from '../../workflows/messages';
import { followSchedule, type SimulatedClock, startClock } from './clock';
import { type World } from './world';

/** Far below the timeouts of activities, which run in real time while the simulated time moves. */
const STEP_MS = 2_000;
/** Real time between two steps, and the more the more workflows are open. */
const REST_MS = 40;
const REST_EACH_MS = 4;

export interface YearTemporal {
  clock: SimulatedClock;
  /** Sends the outbox to Temporal, until nothing is left. */
  relay(): Promise<void>;
  /** Moves the simulated time in small steps until nothing is open, and relays what the workflows enqueue. */
  letSettle(countOpen: () => Promise<number>): Promise<void>;
  /** Starts the run of a day now, and waits for its end. */
  runPayouts(day: Day): Promise<PayoutRunView>;
  /** Compares the ledger with what the outside says about a day. */
  reconcile(day: Day): Promise<ReconciliationView>;
  stop(): Promise<void>;
}

export interface SimulatedTime {
  env: TestWorkflowEnvironment;
  clock: SimulatedClock;
}

/** Starts the server. Its clock becomes this process's clock. */
export async function startSimulatedTime(db: Database): Promise<SimulatedTime> {
  process.env.TEST_TEMPORAL_TEST_SERVER = await findBinary('temporal-test-server');
  const { startTimeSkipping } = await import('../../test/support/temporal.js');
  const env = await startTimeSkipping();
  return { env, clock: startClock(env, db) };
}

export async function startWorkflows(
  { env, clock }: SimulatedTime,
  { db, activities }: World,
  sign: () => Promise<void>,
): Promise<YearTemporal> {
  const worker = await Worker.create({
    connection: env.nativeConnection,
    taskQueue: TASK_QUEUE,
    workflowsPath: require.resolve('../../workflows'),
    // A real worker signs the receipt log every second.
    activities: {
      ...activities,
      async settleDonation(step: Parameters<typeof activities.settleDonation>[0]) {
        await sign();
        return activities.settleDonation(step);
      },
    },
    interceptors: { activity: [followSchedule, mapErrors] },
  });
  const running = worker.run();
  running.catch((error: unknown) => {
    throw error;
  });
  // The environment's own client would skip to a workflow's timeout, years later, while an activity runs.
  const client = new Client({ connection: env.connection });
  const runWorkflow = async <Result>(type: string, workflowId: string, args: object[]) => {
    const handle = await client.workflow.start(type, { taskQueue: TASK_QUEUE, workflowId, args });
    return (await handle.result()) as Result;
  };
  const log = createLog('year', 'warn');
  const relay = async () => {
    while ((await countOutbox(db)) > 0) {
      for (const canWait of [false, true]) await relayOutbox(db, client, log, { canWait });
    }
  };
  return {
    clock,
    relay,
    async letSettle(countOpen) {
      await relay();
      for (let open = await countOpen(); open > 0; open = await countOpen()) {
        await rest(REST_MS + open * REST_EACH_MS);
        await clock.moveTo(new Date(clock.now().getTime() + STEP_MS));
        await relay();
      }
    },
    runPayouts: (day) => runWorkflow<PayoutRunView>('payoutRun', `payout-run-${day}`, []),
    reconcile: (day) => runWorkflow<ReconciliationView>('reconciliation', `reconciliation-${day}`, [{ day }]),
    async stop() {
      worker.shutdown();
      await running;
      await env.teardown();
    },
  };
}

async function countOutbox(db: Database): Promise<number> {
  const [row] = await selectRows<{ count: number }>(db, 'SELECT count(*)::int AS count FROM outbox');
  return row?.count ?? 0;
}
