/** Plans on a real Temporal server: the times of their schedules, what a change does to them, and runs beyond number. */
import { Client, Connection, ScheduleNotFoundError } from '@temporalio/client';
import { NativeConnection } from '@temporalio/worker';
import { inTransaction, selectRows } from '../../../db/database';
import { storePlanChange } from '../../../operations/plans/plan-change';
import { addMonths, dayOf, startOfDay } from '../../../domain/days';
import { cancelPlan, pausePlan, resumePlan } from '../../../domain/plans/plan';
import { dueAt } from '../../../domain/plans/rhythm';
import { scheduleOf } from '../../../domain/plans/schedule';
import { createLog } from '../../../log';
import { createWorker } from '../../../worker/create-worker';
import { relayOutbox } from '../../../worker/outbox-relay';
import { approveCharge } from '../../factories/charges';
import { actionTimes, planOf, walkDates } from '../../factories/recurring';
import { temporalAddress } from '../../support/services';
import { workflowBundle } from '../../support/workflow-bundle';
import { createNamespace } from '../../support/temporal';
import { waitFor } from '../../support/wait';
import { World } from './world';
import { unusedEngine } from '../../support/search';

const log = createLog('test', 'silent');
let world: World;
let connection: Connection;
let client: Client;

beforeAll(async () => {
  world = await World.start();
  connection = await Connection.connect({ address: temporalAddress() });
  client = new Client({ connection, namespace: await createNamespace(connection) });
});
afterAll(async () => {
  await connection.close();
  await world.close();
});

/** Keeps every promise of a schedule. */
async function relay(): Promise<void> {
  while ((await relayOutbox(world.db, client, log, { canWait: true })) > 0);
}

/** The times at which Temporal would act. */
async function timesOf(scheduleId: string, from: Date, to: Date): Promise<number[]> {
  const seconds = (date: Date) => ({
    seconds: Math.floor(date.getTime() / 1_000) as unknown as Long,
    nanos: 0,
  });
  const { startTime } = await connection.workflowService.listScheduleMatchingTimes({
    namespace: client.options.namespace,
    scheduleId,
    startTime: seconds(from),
    endTime: seconds(to),
  });
  return startTime.map((time) => Number(time.seconds) * 1_000);
}
type Long = NonNullable<
  NonNullable<
    Parameters<Connection['workflowService']['listScheduleMatchingTimes']>[0]['startTime']
  >['seconds']
>;

it.each([
  ['2026-01-01', 'monthly', 2099],
  ['2026-01-28', 'monthly', 2099],
  ['2026-01-29', 'monthly', 2099],
  ['2026-01-30', 'monthly', 2099],
  ['2026-01-31', 'monthly', 2099],
  ['2026-11-30', 'quarterly', 2099],
  ['2026-08-31', 'quarterly', 2099],
  ['2028-02-29', 'annually', 2099],
  ['2026-01-31', 'annually', 2099],
  // The server names at most a thousand times.
  ['2026-01-31', 'weekly', 2044],
  ['2026-01-31', 'biweekly', 2060],
] as const)(
  'the schedule of %s, %s acts on the dates of a walk through the calendar to %i',
  async (start, frequency, lastYear) => {
    const plan = planOf(start, frequency);
    const wanted = scheduleOf(plan);
    if (wanted === undefined) throw new Error('the plan wants a schedule');
    const { calendars, skip, intervals, startAt } = wanted;
    const scheduleId = `times-${start}-${frequency}`;
    await client.schedule.create({
      scheduleId,
      spec: { calendars, skip, intervals, startAt, timezone: 'UTC' },
      state: { paused: true },
      action: { type: 'startWorkflow', workflowType: 'recurringGift', taskQueue: 'nobody', args: [] },
    });
    const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date(`${lastYear}-12-31T23:59:59Z`)];
    const walked = walkDates(start, frequency, 4_000).slice(1);
    const due = walked
      .map((day) => startOfDay(day).getTime() + 36_000_000)
      .filter((at) => at <= to.getTime());
    expect(await timesOf(scheduleId, from, to)).toEqual(due);
    // The simulations of other tests read schedules as Temporal does.
    expect(actionTimes(wanted, from, to).map((at) => at.getTime())).toEqual(due);
    await client.schedule.getHandle(scheduleId).delete();
  },
);

it('the schedule follows its plan: begun, paused, paused until a day, resumed, cancelled', async () => {
  const now = new Date();
  const id = await world.begin(now.toISOString(), { frequency: 'monthly', durationMonths: 24 });
  const handle = client.schedule.getHandle(id);
  await relay();
  const { info, state } = await handle.describe();
  const plan = await world.plan(id);
  expect(state.paused).toBe(false);
  expect(info.nextActionTimes).toEqual(info.nextActionTimes.map((_, index) => dueAt(plan, index + 2)));

  await world.change(id, now.toISOString(), (before) => pausePlan(before, null, now));
  await relay();
  expect((await handle.describe()).state).toMatchObject({ paused: true, note: 'paused by the donor' });

  const until = addMonths(dayOf(now), 3);
  await world.change(id, now.toISOString(), (before) => resumePlan(before, now));
  await world.change(id, now.toISOString(), (before) => pausePlan(before, until, now));
  await relay();
  const resting = await handle.describe();
  expect([resting.state.paused, resting.info.nextActionTimes]).toEqual([false, [startOfDay(until)]]);

  await world.change(id, now.toISOString(), (before) => resumePlan(before, now));
  await relay();
  expect((await handle.describe()).info.nextActionTimes[0]).toEqual(dueAt(plan, 2));

  await world.change(id, now.toISOString(), (before) => cancelPlan(before, 'donor', null, now));
  await relay();
  await expect(handle.describe()).rejects.toThrow(ScheduleNotFoundError);
});

it('a schedule that Temporal lost, or deleted by hand, is made again with the next change', async () => {
  const now = new Date();
  const id = await world.begin(now.toISOString(), { frequency: 'weekly', durationMonths: null });
  await relay();
  await client.schedule.getHandle(id).delete();
  await world.change(id, now.toISOString(), (plan) => pausePlan(plan, null, now));
  await relay();
  expect((await client.schedule.getHandle(id).describe()).state.paused).toBe(true);
});

it('what fell due while Temporal was away is made at once; triggers and backfills repeat nothing', async () => {
  const began = new Date(Date.now() - 30 * 86_400_000);
  const first = await world.give(began.toISOString(), { frequency: 'weekly', durationMonths: null });
  await approveCharge(world.db, first.id, began);
  await world.settleGifts();
  const id = first.recurringId ?? '';
  const handle = client.schedule.getHandle(id);
  const made = async () => (await world.occurrences(id)).length;
  const workerConnection = await NativeConnection.connect({ address: temporalAddress() });
  const worker = await createWorker({
    connection: workerConnection,
    namespace: client.options.namespace,
    dependencies: { db: world.db, gateways: world.gateways, engine: unusedEngine },
    workflowBundle: workflowBundle().codePath,
  });
  await worker.runUntil(async () => {
    await relay();
    await waitFor('the overdue gifts', async () => (await made()) === 5);
    await handle.trigger();
    const window = { start: began, end: new Date() };
    await handle.backfill([window, window]);
    await waitFor('every run to end', async () => {
      const { info } = await handle.describe();
      return info.numActionsTaken >= 2 && info.runningActions.length === 0;
    });
  });
  await workerConnection.close();
  expect(await made()).toBe(5);
  const rows = await selectRows(world.db, 'SELECT 1 FROM donations WHERE recurring_id = $1', [id]);
  expect(rows).toHaveLength(5);
});

it('a change of the plan during its relay is not overwritten by older data', async () => {
  const now = new Date();
  const id = await world.begin(now.toISOString(), { frequency: 'weekly', durationMonths: null });
  const plan = await world.plan(id);
  await inTransaction(world.db, (tx) => storePlanChange({ tx, at: now }, pausePlan(plan, null, now)));
  await Promise.all([relay(), relay(), relay()]);
  await waitFor('every promise to be kept', async () => {
    await relay();
    const left = await selectRows(world.db, 'SELECT 1 FROM outbox WHERE schedule AND workflow_id = $1', [id]);
    return left.length === 0;
  });
  expect((await client.schedule.getHandle(id).describe()).state.paused).toBe(true);
});
