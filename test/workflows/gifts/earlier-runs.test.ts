/** A gift that began on the code before REMOTE_STEPS ends on today's code, on a real server. */
import { randomUUID } from 'node:crypto';
import { Client, Connection } from '@temporalio/client';
import { NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker';
import { type Activities } from '../../../activities';
import { TASK_QUEUE } from '../../../workflows/messages';
import { temporalAddress } from '../../support/services';
import { workflowBundle } from '../../support/workflow-bundle';
import { createNamespace } from '../../support/temporal';
import { waitFor } from '../../support/wait';

it('a gift that was submitted by the earlier code is settled by a local step of the new code', async () => {
  const [connection, nativeConnection] = await Promise.all([
    Connection.connect({ address: temporalAddress() }),
    NativeConnection.connect({ address: temporalAddress() }),
  ]);
  const namespace = await createNamespace(connection);
  const { workflow } = new Client({ connection, namespace });
  const steps: string[] = [];
  const activities: Partial<Activities> = {
    submitDonation: () => {
      steps.push('submit');
      return Promise.resolve({ status: 'pending', checkAgainInMs: 1_000 });
    },
    settleDonation: () => {
      steps.push('settle');
      return Promise.resolve({ status: 'completed' });
    },
  };
  const work = (code: Pick<WorkerOptions, 'workflowsPath' | 'workflowBundle'>) =>
    Worker.create({ connection: nativeConnection, namespace, taskQueue: TASK_QUEUE, activities, ...code });
  const workflowId = randomUUID();
  const args = [{ donationId: workflowId, giveUpAfterMs: 3_600_000 }];

  const earlier = await work({ workflowsPath: require.resolve('./earlier-workflows') });
  const handle = await earlier.runUntil(async () => {
    const started = await workflow.start('donation', { workflowId, taskQueue: TASK_QUEUE, args });
    await waitFor('the timer of the gift', async () => {
      const { events } = await started.fetchHistory();
      return events?.some((event) => Boolean(event.timerStartedEventAttributes));
    });
    return started;
  });
  expect(steps).toEqual(['submit']);

  const today = await work({ workflowBundle: workflowBundle() });
  expect(await today.runUntil(handle.result())).toBe('completed');
  expect(steps).toEqual(['submit', 'settle']);
  const { events } = await handle.fetchHistory();
  expect(events?.filter((event) => Boolean(event.activityTaskScheduledEventAttributes))).toEqual([]);
  await Promise.all([connection.close(), nativeConnection.close()]);
});
