/** The nightly comparison runs for the day before its start, once a day. */
import { Client, Connection } from '@temporalio/client';
import { ensureChargeComparison } from '../../worker/charge-comparison';
import { TASK_QUEUE } from '../../workflows/messages';
import { temporalAddress } from '../support/services';
import { createNamespace, createTestWorker, startTimeSkipping } from '../support/temporal';

it('compares the day before', async () => {
  const env = await startTimeSkipping();
  try {
    const days: string[] = [];
    const compareCharges = ({ day }: { day: string }) => {
      days.push(day);
      return Promise.resolve({ compared: 3, differences: 2 });
    };
    const worker = await createTestWorker(env, { compareCharges });
    const workflow = { workflowId: 'charge-comparison', taskQueue: TASK_QUEUE, args: [] };
    const yesterday = new Date((await env.currentTimeMs()) - 86_400_000).toISOString().slice(0, 10);
    expect(await worker.runUntil(env.client.workflow.execute('chargeComparison', workflow))).toBe(2);
    expect(days).toEqual([yesterday]);
  } finally {
    await env.teardown();
  }
});

it('has one schedule, whichever process creates it', async () => {
  const connection = await Connection.connect({ address: temporalAddress() });
  try {
    const client = new Client({ connection, namespace: await createNamespace(connection) });
    await ensureChargeComparison(client);
    await ensureChargeComparison(client);
    const { spec, action } = await client.schedule.getHandle('charge-comparison').describe();
    expect(spec.calendars).toHaveLength(1);
    expect(action).toMatchObject({ workflowType: 'chargeComparison' });
  } finally {
    await connection.close();
  }
});
