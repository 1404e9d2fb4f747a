/** Rates are renewed every day, and their age is checked whether or not that worked. */
import { ApplicationFailure } from '@temporalio/common';
import { Client, Connection } from '@temporalio/client';
import { TASK_QUEUE } from '../../../workflows/messages';
import { ensureExchangeRates } from '../../../worker/exchange-rates';
import { temporalAddress } from '../../support/services';
import { createNamespace, createTestWorker, startTimeSkipping } from '../../support/temporal';

it('checks the age of the rates, also when no source could be read', async () => {
  const env = await startTimeSkipping();
  try {
    let tries = 0;
    let isBroken = false;
    const worker = await createTestWorker(env, {
      renewExchangeRates: () => {
        tries += 1;
        if (isBroken) throw ApplicationFailure.retryable('no file', 'RateSourceError');
        return Promise.resolve(4);
      },
      announceStaleRates: () => Promise.resolve(isBroken ? 13 : 0),
    });
    const run = (workflowId: string) =>
      env.client.workflow.execute('exchangeRates', { workflowId, taskQueue: TASK_QUEUE, args: [] });
    await worker.runUntil(async () => {
      expect(await run('good')).toEqual({ changed: 4, stale: 0 });
      [isBroken, tries] = [true, 0];
      expect(await run('broken')).toEqual({ changed: null, stale: 13 });
      expect(tries).toBe(14);
    });
  } finally {
    await env.teardown();
  }
});

it('has one schedule, whichever process creates it', async () => {
  const connection = await Connection.connect({ address: temporalAddress() });
  try {
    const client = new Client({ connection, namespace: await createNamespace(connection) });
    await ensureExchangeRates(client);
    await ensureExchangeRates(client);
    const { spec, action } = await client.schedule.getHandle('exchange-rates').describe();
    expect(spec.calendars).toHaveLength(1);
    expect(action).toMatchObject({ workflowType: 'exchangeRates' });
  } finally {
    await connection.close();
  }
});
