/** A day whose payout run was lost gets another one, unless an operator wants none. No day gets two at a time. */
import { type Client, ScheduleNotFoundError, WorkflowNotFoundError } from '@temporalio/client';
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { runStatement, selectRows } from '../../../db/database';
import { listOpenRuns } from '../../../db/queries/platform/open-runs';
import { addDays, type Day, dayOf, startOfDay } from '../../../domain/days';
import { payoutRunId } from '../../../domain/payouts/timing';
import { createGateways } from '../../../gateways';
import { createLog } from '../../../log';
import { restartLostRuns } from '../../../worker/care/runs';
import { useDatabase } from '../../support/database';

const test = useDatabase();

const TODAY = dayOf(new Date());
const YESTERDAY = addDays(TODAY, -1);
const DAY_BEFORE = addDays(TODAY, -2);
/** Before the run of today, so that only earlier days can be missing. */
const NOW = startOfDay(TODAY);

interface Temporal {
  /** How each run ended; null if it is gone. */
  status: string | null;
  /** The schedule; undefined if it is gone. */
  schedule?: { isPaused: boolean; nextAt: Date };
}

const SCHEDULE = { isPaused: false, nextAt: NOW };

function clientWhere({ status, schedule }: Temporal): Client {
  const ofRun = () =>
    status === null
      ? Promise.reject(new WorkflowNotFoundError('gone', 'id', undefined))
      : Promise.resolve({ status: { name: status } });
  const ofSchedule = () =>
    schedule === undefined
      ? Promise.reject(new ScheduleNotFoundError('gone', 'id'))
      : Promise.resolve({
          state: { paused: schedule.isPaused },
          info: { nextActionTimes: [schedule.nextAt] },
        });
  return {
    workflow: { getHandle: () => ({ describe: ofRun }) },
    schedule: { getHandle: () => ({ describe: ofSchedule }) },
    withDeadline: (_deadline: number, act: () => Promise<unknown>) => act(),
  } as unknown as Client;
}

function care(temporal: Temporal): Promise<string[]> {
  const gateways = createGateways(readConfig({}), test.db);
  const client = clientWhere(temporal);
  return restartLostRuns({ db: test.db, client, gateways, log: createLog('test', 'silent') }, NOW);
}

async function takeStarts() {
  return selectRows<{ id: string; input: object }>(
    test.db,
    `DELETE FROM outbox WHERE workflow_type = 'payoutRun' RETURNING workflow_id AS id, input`,
  );
}

const listEnded = () =>
  selectRows(
    test.db,
    `SELECT day::text, ended_as AS "endedAs" FROM payout_runs WHERE day > $1 ORDER BY day`,
    [addDays(TODAY, -3)],
  );

const endRun = (day: Day) =>
  createActivities({ db: test.db, gateways: createGateways(readConfig({}), test.db) }).endPayoutRun({ day });

/** The platform was installed three days ago, and no run has ended since. */
beforeEach(async () => {
  await runStatement(test.db, 'DELETE FROM payout_runs');
  await runStatement(
    test.db,
    `INSERT INTO payout_runs (day, ended_as, ended_at) VALUES ($1, 'skipped', now())`,
    [addDays(TODAY, -3)],
  );
  await takeStarts();
});

it.each(['CANCELLED', 'TERMINATED', 'FAILED', 'TIMED_OUT', null])(
  'starts a run that ended as %s again under its id, one day after the other',
  async (status) => {
    const id = payoutRunId(DAY_BEFORE);
    expect(await care({ status, schedule: SCHEDULE })).toEqual([id]);
    // What is queued is not queued again.
    expect(await care({ status, schedule: SCHEDULE })).toEqual([]);
    expect(await takeStarts()).toEqual([{ id, input: { day: DAY_BEFORE } }]);
    await endRun(DAY_BEFORE);
    expect(await care({ status })).toEqual([payoutRunId(YESTERDAY)]);
    await endRun(YESTERDAY);
    await takeStarts();
    expect(await care({ status })).toEqual([]);
  },
);

it('leaves a run alone that still runs', async () => {
  expect(await care({ status: 'RUNNING', schedule: SCHEDULE })).toEqual([]);
  expect(await takeStarts()).toEqual([]);
});

it('notes a day whose run has completed, as after a restore of the database', async () => {
  expect(await care({ status: 'COMPLETED', schedule: SCHEDULE })).toEqual([]);
  expect(await listEnded()).toEqual([{ day: DAY_BEFORE, endedAs: 'finished' }]);
});

it('skips the days on which an operator has paused the runs', async () => {
  const paused = { ...SCHEDULE, isPaused: true };
  expect(await care({ status: null, schedule: paused })).toEqual([]);
  expect(await care({ status: 'TERMINATED', schedule: paused })).toEqual([]);
  expect(await listEnded()).toEqual([
    { day: DAY_BEFORE, endedAs: 'skipped' },
    { day: YESTERDAY, endedAs: 'skipped' },
  ]);
  expect(await care({ status: null, schedule: SCHEDULE })).toEqual([]);
});

it('waits for a run that an operator has moved to a later time of the day', async () => {
  const later = new Date(startOfDay(DAY_BEFORE).getTime() + 20 * 3_600_000);
  expect(await care({ status: null, schedule: { ...SCHEDULE, nextAt: later } })).toEqual([]);
  expect(await care({ status: null, schedule: SCHEDULE })).toEqual([payoutRunId(DAY_BEFORE)]);
});

it('misses no day of before the installation, and today only after the time of the run', async () => {
  await endRun(DAY_BEFORE);
  await endRun(YESTERDAY);
  const missing = (before: Date) =>
    listOpenRuns(test.db, { kind: 'payoutRun', before, after: '', limit: 50 });
  expect(await missing(NOW)).toEqual([]);
  expect(await missing(new Date(`${TODAY}T06:06:59.000Z`))).toEqual([]);
  expect(await missing(new Date(`${TODAY}T06:08:00.000Z`))).toEqual([payoutRunId(TODAY)]);
});
