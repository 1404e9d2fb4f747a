/** Thirty days of a submission on a clock that jumps, with the real activities on a real database. */
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { type Worker } from '@temporalio/worker';
import { createVolunteerHoursActivities } from '../../../activities/hours';
import { inTransaction, selectRows } from '../../../db/database';
import { findHours, type Hours, listHoursTimelines, lockHours } from '../../../db/queries/hours/hours';
import { moveHours } from '../../../operations/hours/transition';
import { DAY_MS } from '../../../domain/days';
import { type HoursStatus, scheduleSteps, type StepKind } from '../../../domain/hours/hours';
import { type Gateways } from '../../../gateways';
import { volunteerHours } from '../../../workflows';
import { hoursDecided, TASK_QUEUE, volunteerHoursState } from '../../../workflows/messages';
import { buildActor, buildHours } from '../../factories';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

let env: TestWorkflowEnvironment;
let test: TestDatabase;
let real: ReturnType<typeof createVolunteerHoursActivities>;
let worker: Worker;
let working: Promise<void>;
/** The running test sets what happens after a step. */
let stepTaken: (step: HoursStepTaken, atMs: number) => Promise<void>;

type HoursStepTaken = Parameters<typeof real.takeHoursStep>[0];

beforeAll(async () => {
  [env, test] = await Promise.all([startTimeSkipping(), openTestDatabase()]);
  real = createVolunteerHoursActivities({ db: test.db, gateways: {} as Gateways });
  worker = await createTestWorker(env, {
    ...real,
    async takeHoursStep(step) {
      const nowMs = await env.currentTimeMs();
      const status = await real.takeHoursStep(step);
      await stepTaken(step, nowMs);
      return status;
    },
  });
  working = worker.run();
});
afterAll(async () => {
  worker.shutdown();
  await working;
  await Promise.all([env.teardown(), test.close()]);
});

interface Life {
  hours: Hours;
  result: string;
  /** Each step taken and its day, counted from the submission. */
  steps: [StepKind, number][];
}

/** Runs one submission to its end; `meanwhile` may act when a step was taken, before the workflow hears of it. */
async function live(
  meanwhile: (hours: Hours, step: StepKind, number: number) => Promise<void> = () => Promise.resolve(),
  begin: (id: string) => Promise<void> = () => Promise.resolve(),
): Promise<Life> {
  const startMs = await env.currentTimeMs();
  const submittedAt = new Date(startMs);
  const hours = await buildHours(test.db, { submittedAt });
  const steps: Life['steps'] = [];
  stepTaken = async ({ kind, number }, atMs) => {
    steps.push([kind, Math.floor((atMs - startMs) / DAY_MS)]);
    await meanwhile(hours, kind, number);
  };
  const handle = await env.client.workflow.start(volunteerHours, {
    workflowId: hours.id,
    taskQueue: TASK_QUEUE,
    args: [{ submissionId: hours.id, steps: scheduleSteps(submittedAt) }],
    workflowExecutionTimeout: '60 days',
  });
  await begin(hours.id);
  const result = await handle.result();
  return { hours, result, steps };
}

async function decide(id: string, to: HoursStatus): Promise<void> {
  const member = await buildActor(test.db);
  await inTransaction(test.db, async (tx) => {
    const hours = await lockHours(tx, id);
    const at = new Date();
    const move = { to, detail: to, reason: 'because', byUserId: member.userId };
    if (hours !== undefined) await moveHours({ tx, at }, hours, move);
  });
}

async function decideAndTell(id: string, to: HoursStatus): Promise<void> {
  await decide(id, to);
  await env.client.workflow.getHandle(id).signal(hoursDecided);
}

async function linesOf({ hours }: Life): Promise<string[]> {
  const timelines = await listHoursTimelines(test.db, [hours.id]);
  return (timelines.get(hours.id) ?? []).map(({ detail }) => detail);
}

it('nobody decides: reminders on day 3 and 7, hand-over on day 14, the end on day 30', async () => {
  const life = await live();
  expect(life).toMatchObject({
    result: 'expired',
    steps: [
      ['remind', 3],
      ['remind', 7],
      ['hand_over', 14],
      ['expire', 30],
    ],
  });
  expect(await linesOf(life)).toEqual([
    'The charity was reminded.',
    'The charity was reminded.',
    "Handed over to the platform's reviewers.",
    'Nobody decided within 30 days.',
  ]);
  const told = await selectRows<{ name: string }>(
    test.db,
    `SELECT name FROM events WHERE data->>'submission_id' = $1 ORDER BY id`,
    [life.hours.id],
  );
  expect(told.map(({ name }) => name)).toEqual([
    'volunteer.hours.reminder',
    'volunteer.hours.reminder',
    'volunteer.hours.handed_over',
    'volunteer.hours.expired',
  ]);
  expect(await findHours(test.db, life.hours.id)).toMatchObject({ status: 'expired', decidedBy: null });
});

it.each<[HoursStatus]>([['verified'], ['rejected'], ['withdrawn']])(
  'a submission that is %s at once is over: no step is taken',
  async (status) => {
    const life = await live(undefined, (id) => decideAndTell(id, status));
    expect(life).toMatchObject({ result: status, steps: [] });
  },
);

it('a decision between two steps ends it then', async () => {
  const life = await live(async (hours, _step, number) => {
    if (number === 2) await decideAndTell(hours.id, 'verified');
  });
  expect(life).toMatchObject({ result: 'verified' });
  expect(life.steps).toHaveLength(2);
});

it('after the hand-over a reviewer may still decide', async () => {
  const life = await live(async (hours, step) => {
    if (step === 'hand_over') await decideAndTell(hours.id, 'rejected');
  });
  expect(life).toMatchObject({ result: 'rejected' });
  expect(life.steps.at(-1)).toEqual(['hand_over', 14]);
});

it('a question and its answer do not stop the clock', async () => {
  const life = await live(async (hours, _step, number) => {
    if (number === 1) await decide(hours.id, 'information_required');
    if (number === 2) await decide(hours.id, 'pending');
  });
  expect(life.result).toBe('expired');
  expect(life.steps).toHaveLength(4);
});

it('a decision whose signal was lost is found at the next step', async () => {
  const life = await live(async (hours, _step, number) => {
    if (number === 1) await decide(hours.id, 'verified');
  });
  expect(life).toMatchObject({
    result: 'verified',
    steps: [
      ['remind', 3],
      ['remind', 7],
    ],
  });
  expect(await linesOf(life)).toEqual(['The charity was reminded.', 'verified']);
});

it('a step that is taken twice, after a crash, reminds once', async () => {
  const { id } = await buildHours(test.db);
  for (const kind of ['remind', 'remind', 'hand_over', 'hand_over', 'expire', 'expire'] as const) {
    await real.takeHoursStep({ submissionId: id, kind, number: 1 });
  }
  const timelines = await listHoursTimelines(test.db, [id]);
  expect(timelines.get(id)).toHaveLength(3);
});

it('tells an operator what comes next', async () => {
  await live(undefined, async (id) => {
    const handle = env.client.workflow.getHandle(id);
    const state = await handle.query(volunteerHoursState);
    expect(state).toMatchObject({ status: 'waiting', nextStep: { kind: 'remind' } });
    await decideAndTell(id, 'verified');
  });
});
