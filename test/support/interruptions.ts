/** Interrupts the workflows of a test at each of their steps, as an operator does in Temporal's UI. */
import { Context } from '@temporalio/activity';
import { Client, Connection, WorkflowNotFoundError } from '@temporalio/client';
import { NativeConnection, Worker } from '@temporalio/worker';
import { type Activities } from '../../activities';
import { mapErrors } from '../../activities/map-errors';
import { type Database } from '../../db/database';
import { type Gateways } from '../../gateways';
import { createLog } from '../../log';
import { relayOutbox } from '../../worker/outbox-relay';
import { restartLostRuns } from '../../worker/care/runs';
import { TASK_QUEUE } from '../../workflows/messages';
import { temporalAddress } from './services';
import { workflowBundle } from './workflow-bundle';
import { createNamespace } from './temporal';
import { waitFor } from './wait';

export const ACTS = ['cancel', 'terminate', 'reset'] as const;
type Act = (typeof ACTS)[number];

/**
 * `dropped` means that the worker died before it ran the step, and `lost` that it died before it could report the
 * step's result. `waiting` is the time after the step.
 */
const WHENS = ['before', 'dropped', 'after', 'lost', 'waiting'] as const;

/** One interruption: what an operator does, and when. `call` counts the calls of the step, from 1. */
export interface Interruption {
  act: Act;
  when: (typeof WHENS)[number];
  step: keyof Activities;
  call: number;
}

/** Longer than the worker's care waits, so that it looks at everything at once. */
const LATER_MS = 600_000;
/** Long enough to begin waiting, and shorter than the wait. */
const UNTIL_WAITING_MS = 300;
const CARE_MS = 500;
const TIMEOUT_MS = 240_000;

export interface Interrupter {
  client: Client;
  /** Interrupts the workflow once. Call it before the workflow starts. */
  plan(workflowId: string, interruption: Interruption): void;
  /** Interrupts the workflow once, as soon as it runs. */
  interruptNow(workflowId: string, act: Act): Promise<void>;
  /** Returns true once the workflow reached the moment of its interruption. */
  hasInterrupted(workflowId: string): boolean;
  /** Relays starts and signals and cares for lost runs until `isDone`. */
  work(isDone: () => Promise<boolean>): Promise<void>;
  close(): Promise<void>;
}

type Step = (input: never) => Promise<unknown>;

/** Which workflows are to be interrupted, and which were. */
class InterruptionPlan {
  readonly plans = new Map<string, Interruption>();
  readonly interrupted = new Set<string>();
  private readonly steps = new Map<string, string[]>();

  constructor(private readonly client: Client) {}

  async interruptOnce(workflowId: string, key: string, act: Act): Promise<void> {
    if (this.interrupted.has(key)) return;
    try {
      await interrupt(this.client, workflowId, act);
      this.interrupted.add(key);
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error;
    }
  }

  /** Returns the step with the interruption that its workflow has there. */
  wrap(step: keyof Activities, run: Step): Step {
    return async (input) => {
      const { workflowExecution, isLocal } = Context.current().info;
      const { workflowId } = workflowExecution ?? { workflowId: '' };
      const earlier = this.steps.get(workflowId) ?? [];
      this.steps.set(workflowId, [...earlier, step]);
      // A schedule adds the time of the run to its workflow's id.
      const key = [...this.plans.keys()].find((each) => workflowId.startsWith(each)) ?? workflowId;
      const plan = this.plans.get(key);
      const call = earlier.filter((each) => each === step).length + 1;
      if (plan?.step !== step || plan.call !== call) return run(input);
      this.plans.delete(key);
      const act = () => this.interruptOnce(workflowId, key, plan.act);
      if (plan.when === 'before' || plan.when === 'dropped') await act();
      if (plan.when === 'dropped') {
        if (plan.act === 'cancel' && !isLocal) await untilCancelIsRequested(this.client, workflowId);
        throw new Error('the worker died');
      }
      const output = await run(input);
      if (plan.when === 'waiting') setTimeout(() => void act(), UNTIL_WAITING_MS);
      else await act();
      if (plan.when === 'lost') throw new Error('the worker died');
      return output;
    };
  }
}

interface Dependencies {
  db: Database;
  gateways: Gateways;
  activities: Partial<Activities>;
}

export async function openInterrupter({ db, gateways, activities }: Dependencies): Promise<Interrupter> {
  const address = { address: temporalAddress() };
  const [connection, nativeConnection] = await Promise.all([
    Connection.connect(address),
    NativeConnection.connect(address),
  ]);
  const namespace = await createNamespace(connection);
  const client = new Client({ connection, namespace });
  const schedule = new InterruptionPlan(client);
  const worker = await Worker.create({
    connection: nativeConnection,
    namespace,
    taskQueue: TASK_QUEUE,
    workflowBundle: workflowBundle(),
    activities: Object.fromEntries(
      Object.entries(activities).map(([name, run]) => [
        name,
        schedule.wrap(name as keyof Activities, run as Step),
      ]),
    ),
    interceptors: { activity: [mapErrors] },
    shutdownGraceTime: '1 second',
  });
  const log = createLog('test', 'silent');

  return {
    client,
    plan: (workflowId, interruption) => void schedule.plans.set(workflowId, interruption),
    interruptNow: (workflowId, act) => schedule.interruptOnce(workflowId, workflowId, act),
    hasInterrupted: (workflowId) => schedule.interrupted.has(workflowId),
    async work(isDone) {
      let nextCareMs = 0;
      const turn = async () => {
        for (const canWait of [false, true]) await relayOutbox(db, client, log, { canWait });
        if (Date.now() < nextCareMs) return false;
        nextCareMs = Date.now() + CARE_MS;
        await restartLostRuns({ db, client, gateways, log }, new Date(Date.now() + LATER_MS));
        return isDone();
      };
      await worker.runUntil(waitFor('every row to end', turn, TIMEOUT_MS));
    },
    async close() {
      await Promise.all([connection.close(), nativeConnection.close()]);
    },
  };
}

async function interrupt(client: Client, workflowId: string, act: Act): Promise<void> {
  const handle = client.workflow.getHandle(workflowId);
  if (act === 'cancel') await handle.cancel();
  else if (act === 'terminate') await handle.terminate('by an operator');
  else await reset(client, workflowId);
}

/**
 * Waits until the workflow has asked Temporal to cancel its step. From then on Temporal does not repeat a step that fails.
 * On a busy machine it would otherwise repeat the step before the workflow hears of the cancellation.
 */
async function untilCancelIsRequested(client: Client, workflowId: string): Promise<void> {
  await waitFor('the cancellation of the step', async () => {
    const { events = [] } = await client.workflow.getHandle(workflowId).fetchHistory();
    return events?.some((event) => Boolean(event.activityTaskCancelRequestedEventAttributes)) ?? false;
  });
}

/** Resets a workflow to its first task, so that every step runs again. Until that task has ended, nothing can be reset. */
async function reset(client: Client, workflowId: string): Promise<void> {
  const { events = [] } = await client.workflow.getHandle(workflowId).fetchHistory();
  const first = events?.find((event) => Boolean(event.workflowTaskCompletedEventAttributes));
  if (first?.eventId === undefined || first.eventId === null) return;
  await client.workflowService.resetWorkflowExecution({
    namespace: client.options.namespace,
    workflowExecution: { workflowId },
    reason: 'by an operator',
    workflowTaskFinishEventId: first.eventId,
    requestId: `${workflowId}/reset`,
  });
}

/** Every interruption of these calls of steps. `waits` names the calls after which the workflow waits. */
export function interruptionsOf(
  calls: readonly (readonly [step: keyof Activities, call: number, waits?: 'waits'])[],
): Interruption[] {
  return calls.flatMap(([step, call, waits]) =>
    WHENS.filter((when) => when !== 'waiting' || waits === 'waits').flatMap((when) =>
      ACTS.map((act) => ({ act, when, step, call })),
    ),
  );
}

/** Returns the rows of a table of ends that no case allows, each with what is allowed. */
export function unexpectedEnds<Case extends Interruption & { ends: readonly string[] }>(
  cases: Map<string, Case>,
  rows: { id: string; end: string }[],
): string[] {
  const found = new Map(rows.map(({ id, end }) => [id, end]));
  return [...cases].flatMap(([id, each]) => {
    const end = found.get(id) ?? 'nothing';
    return each.ends.includes(end) ? [] : [`${nameOf(each)}: ${end}, not ${each.ends.join(' or ')}`];
  });
}

export function nameOf({ act, when, step, call }: Interruption): string {
  return `${act} ${when} ${step} ${String(call)}`;
}
