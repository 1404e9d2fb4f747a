/** The worker looks for the run of a day under the id that the real Schedule gives it, and sees its pause. */
import { Client, Connection, ScheduleOverlapPolicy } from '@temporalio/client';
import { addDays, dayOf, startOfDay } from '../../../domain/days';
import { payoutRunId } from '../../../domain/payouts/timing';
import { keepSchedules, platformSchedules } from '../../../worker/platform-schedules';
import { whyNoPayoutRun } from '../../../worker/care/runs';
import { PAYOUT_RUN_ID } from '../../../workflows/messages';
import { temporalAddress } from '../../support/services';
import { createNamespace } from '../../support/temporal';
import { waitFor } from '../../support/wait';

const YESTERDAY = addDays(dayOf(new Date()), -1);

let client: Client;
beforeAll(async () => {
  const connection = await Connection.connect({ address: temporalAddress() });
  client = new Client({ connection, namespace: await createNamespace(connection) });
  await keepSchedules(client, platformSchedules('production'));
});
afterAll(() => client.connection.close());

it('starts the run of a day under its id', async () => {
  const start = startOfDay(YESTERDAY);
  const end = startOfDay(addDays(YESTERDAY, 1));
  const overlap = ScheduleOverlapPolicy.ALLOW_ALL;
  await client.schedule.getHandle(PAYOUT_RUN_ID).backfill({ start, end, overlap });
  const run = client.workflow.getHandle(payoutRunId(YESTERDAY));
  const { type } = await waitFor('the run', () => run.describe().catch(() => undefined));
  expect(type).toBe('payoutRun');
});

it('says why a day has no run', async () => {
  const schedule = client.schedule.getHandle(PAYOUT_RUN_ID);
  const { info } = await schedule.describe();
  const nextDay = info.nextActionTimes[0];
  expect(nextDay).toBeInstanceOf(Date);
  expect(await whyNoPayoutRun(client, dayOf(nextDay ?? new Date()))).toBe('later');
  expect(await whyNoPayoutRun(client, YESTERDAY)).toBe('lost');
  await schedule.pause();
  expect(await whyNoPayoutRun(client, YESTERDAY)).toBe('paused');
  await schedule.delete();
  expect(await whyNoPayoutRun(client, YESTERDAY)).toBe('lost');
});
