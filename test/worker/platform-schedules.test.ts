/** The platform's schedules follow their definitions. What operators set in Temporal stays. */
import { Client, Connection } from '@temporalio/client';
import { keepSchedules, type PlatformSchedule, platformSchedules } from '../../worker/platform-schedules';
import * as workflows from '../../workflows';
import { temporalAddress } from '../support/services';
import { createNamespace } from '../support/temporal';

const SCHEDULES = platformSchedules('production');

let client: Client;
beforeAll(async () => {
  const connection = await Connection.connect({ address: temporalAddress() });
  client = new Client({ connection, namespace: await createNamespace(connection) });
  await keepSchedules(client, SCHEDULES);
});
afterAll(() => client.connection.close());

it.each(SCHEDULES)('$id starts a workflow that exists, and says what it does', async (schedule) => {
  const { action, state } = await client.schedule.getHandle(schedule.id).describe();
  expect(action).toMatchObject({ workflowType: schedule.workflowType, workflowId: schedule.id });
  expect(Object.keys(workflows)).toContain(schedule.workflowType);
  expect(state).toMatchObject({ paused: false, note: schedule.note });
});

it('leaves what an operator set, while the definition is the same', async () => {
  const handle = client.schedule.getHandle('report-run');
  await handle.update((before) => ({ ...before, spec: { intervals: [{ every: '2 days' }] } }));
  await handle.pause('A bank holiday');
  await keepSchedules(client, SCHEDULES);
  const { spec, state } = await handle.describe();
  expect(spec.intervals).toMatchObject([{ every: 2 * 86_400_000 }]);
  expect(state).toMatchObject({ paused: true, note: 'A bank holiday' });
});

it('follows a changed definition, and keeps a pause with its reason', async () => {
  const changed = SCHEDULES.map((schedule): PlatformSchedule => {
    const spec: PlatformSchedule['spec'] = { intervals: [{ every: '3 hours' }] };
    return ['discovery', 'search-check'].includes(schedule.id)
      ? { ...schedule, spec, note: 'New' }
      : schedule;
  });
  await client.schedule.getHandle('search-check').pause('Typesense is being replaced');
  await keepSchedules(client, changed);
  const described = (id: string) => client.schedule.getHandle(id).describe();
  expect(await described('discovery')).toMatchObject({
    spec: { intervals: [{ every: 3 * 3_600_000 }] },
    state: { paused: false, note: 'New' },
  });
  expect(await described('search-check')).toMatchObject({
    spec: { intervals: [{ every: 3 * 3_600_000 }], calendars: [] },
    state: { paused: true, note: 'Typesense is being replaced' },
  });
});
