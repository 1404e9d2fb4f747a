/** Plans while Temporal and the worker are killed: a Schedule acts at its time, late, or is made late; no date is lost. */
import { Client, Connection } from '@temporalio/client';
import { type Recurring } from '../../../client/index';
import { selectRows } from '../../../db/database';
import { buildCharity } from '../../factories';
import { type Donor, openDonor } from './donors';
import {
  type Installation,
  SETTLING_MS,
  startInstallation,
  TEST_TIMEOUT_MS,
} from '../../support/installation';
import { expectBalancedLedger } from './invariants';
import { nearDate } from '../../factories/recurring';
import { waitFor } from '../../support/wait';
import { untilBegun } from '../../support/plans';

let installation: Installation;
let donor: Donor;
let connection: Connection;
beforeAll(async () => {
  installation = await startInstallation();
  donor = await openDonor(installation);
  connection = await Connection.connect({ address: installation.temporal.address });
});
afterAll(async () => {
  await connection?.close();
  await donor?.close();
  await installation?.close();
});

it(
  'each date is made once: on time, after an outage of Temporal and the worker, and for a plan begun in it',
  () =>
    installation.watch(async () => {
      const { temporal, worker, db } = installation;
      const [onTime, late] = [await begin(), await begin()];
      await Promise.all([onTime, late].map((id) => untilBegun(db, id)));
      await bringNear(onTime, 5_000);
      await waitFor('the gift of its schedule', () => isMade(onTime, 2), SETTLING_MS);

      const due = await bringNear(late, 15_000);
      await waitFor('its schedule to be moved', async () => {
        const { info } = await schedules().getHandle(late).describe();
        return info.nextActionTimes[0]?.getTime() === due.getTime();
      });
      await Promise.all([temporal.kill('SIGKILL'), worker.kill('SIGKILL')]);
      expect(Date.now()).toBeLessThan(due.getTime());
      const meanwhile = await begin();
      await waitFor('the date to pass', () => Promise.resolve(Date.now() > due.getTime() + 2_000));
      await temporal.restart();
      await worker.restart();

      await waitFor('the late gift', () => isMade(late, 2), SETTLING_MS);
      await waitFor('the first gift of the other plan', () => isMade(meanwhile, 1), SETTLING_MS);
      await waitFor('its schedule', () => hasSchedule(meanwhile), SETTLING_MS);
      expect(await Promise.all([onTime, late, meanwhile].map(countGifts))).toEqual([2, 2, 1]);
      await expectBalancedLedger(db);

      await donor.client.recurring.cancel(late, { reason: 'enough' });
      await waitFor('its schedule to go', async () => !(await hasSchedule(late)), SETTLING_MS);
    }),
  TEST_TIMEOUT_MS,
);

async function begin(): Promise<string> {
  const charity = await buildCharity(installation.db);
  const { recurring_id } = await donor.client.donations.create({
    charity_id: charity.id,
    amount: '5.00',
    currency: 'USD',
    recurring: { frequency: 'weekly' },
  });
  return recurring_id ?? '';
}

/** Moves the next date to a moment from now, as if days had passed, and has the schedule follow. */
async function bringNear(id: string, inMs: number): Promise<Date> {
  const { due, day, sql, values } = nearDate(id, inMs);
  await selectRows(installation.db, sql, values);
  const plan: Recurring = await donor.client.recurring.update(id, { amount: '6.00' });
  expect(plan.next_date).toBe(day);
  return due;
}

async function isMade(id: string, number: number): Promise<boolean> {
  const { occurrences } = await donor.client.recurring.listOccurrences(id);
  return occurrences.some((each) => each.number === number && each.status === 'made');
}

async function countGifts(id: string): Promise<number> {
  const rows = await selectRows(installation.db, 'SELECT 1 FROM donations WHERE recurring_id = $1', [id]);
  return rows.length;
}

function schedules() {
  return new Client({ connection }).schedule;
}

async function hasSchedule(id: string): Promise<boolean> {
  try {
    await schedules().getHandle(id).describe();
    return true;
  } catch {
    return false;
  }
}
