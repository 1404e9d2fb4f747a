/** The schedules of the platform itself. `plan-schedules.ts` keeps those of recurring gifts. */
import { createHash } from 'node:crypto';
import {
  type Client,
  ScheduleAlreadyRunning,
  type ScheduleOptions,
  ScheduleOverlapPolicy,
} from '@temporalio/client';
import { type Config } from '../config';
import { PAYOUT_RUN_ID, RUN_TIME, TASK_QUEUE } from '../workflows/messages';

export interface PlatformSchedule {
  /** Also the id of the workflow that it starts. */
  id: string;
  workflowType: string;
  spec: ScheduleOptions['spec'];
  policies: NonNullable<ScheduleOptions['policies']>;
  /** What the workflow does, for operators in the Temporal UI. */
  note: string;
  /** A new schedule runs once at once. */
  runsAtOnce?: boolean;
}

/** After an outage, each missed day gets its own run. The runs follow one after the other. */
const EVERY_MISSED_DAY = { overlap: ScheduleOverlapPolicy.BUFFER_ALL, catchupWindow: '366 days' } as const;
const ONE_MISSED_DAY = { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 day' } as const;

/** A sandbox runs more often, because a day of the terms lasts one second there. See docs/rules/gifts.md. */
const UNCLAIMED_GIFTS_EVERY = { production: '1 day', sandbox: '1 minute' } as const;

/** Returns every schedule of the platform. */
export function platformSchedules(environment: Config['environment']): PlatformSchedule[] {
  return [
    {
      id: 'discovery',
      workflowType: 'discovery',
      spec: { intervals: [{ every: '1 hour' }] },
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 hour' },
      note: 'Refreshes trends and the pairs of charities that share donors.',
      runsAtOnce: true,
    },
    {
      id: 'search-check',
      workflowType: 'searchCheck',
      spec: daily('03:17'),
      policies: ONE_MISSED_DAY,
      note: 'Compares the search index with the database.',
    },
    {
      id: 'reconciliation',
      workflowType: 'reconciliation',
      spec: daily('04:11'),
      policies: EVERY_MISSED_DAY,
      note: 'Compares the ledger with the processor, the bank and the receipt log.',
    },
    {
      id: PAYOUT_RUN_ID,
      workflowType: 'payoutRun',
      spec: daily(RUN_TIME),
      policies: EVERY_MISSED_DAY,
      note: 'Makes the payouts that are due by the schedules of charities.',
    },
    {
      id: 'report-run',
      workflowType: 'reportRun',
      spec: daily('05:17'),
      policies: EVERY_MISSED_DAY,
      note: 'Sends the saved reports of charities.',
    },
    {
      id: 'exchange-rates',
      workflowType: 'exchangeRates',
      // The European Central Bank publishes at about 16:00 in Frankfurt.
      spec: daily('16:37', 'Europe/Berlin'),
      policies: ONE_MISSED_DAY,
      note: 'Renews the exchange rates, and reports stale ones.',
    },
    {
      id: 'unclaimed-gifts',
      workflowType: 'unclaimedGifts',
      spec: { intervals: [{ every: UNCLAIMED_GIFTS_EVERY[environment] }] },
      policies: ONE_MISSED_DAY,
      note: 'Tells donors that nobody claimed the charity of their gift.',
    },
  ];
}

/**
 * Creates each schedule that is missing, and updates each whose definition here is no longer the one that it was made
 * from. Everything else stays as operators set it in Temporal. A pause always stays.
 */
export async function keepSchedules(client: Client, schedules: PlatformSchedule[]): Promise<void> {
  for (const schedule of schedules) await keepSchedule(client, schedule);
}

async function keepSchedule(client: Client, schedule: PlatformSchedule): Promise<void> {
  const options = optionsOf(schedule);
  try {
    await client.schedule.create(options);
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    const handle = client.schedule.getHandle(schedule.id);
    const { action } = await handle.describe();
    if (action.memo?.definition === options.action.memo.definition) return;
    await handle.update(({ state }) => ({
      ...options,
      state: { paused: state.paused, note: state.paused ? state.note : schedule.note },
    }));
  }
}

function optionsOf(schedule: PlatformSchedule) {
  const { id, workflowType, spec, policies, note, runsAtOnce } = schedule;
  const definition = createHash('sha256').update(JSON.stringify(schedule)).digest('hex');
  return {
    scheduleId: id,
    spec,
    policies,
    action: {
      type: 'startWorkflow',
      workflowType,
      workflowId: id,
      taskQueue: TASK_QUEUE,
      args: [],
      memo: { definition },
    },
    state: { note, ...(runsAtOnce === true ? { triggerImmediately: true } : {}) },
  } satisfies ScheduleOptions;
}

function daily(time: string, timezone = 'UTC'): ScheduleOptions['spec'] {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { calendars: [{ hour, minute }], timezone };
}
