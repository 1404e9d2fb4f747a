/** Rates are renewed every day, and their age is checked whether or not that worked. */
import { ApplicationFailure } from '@temporalio/common';
import { TASK_QUEUE } from '../../../workflows/messages';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

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
