import { ActivityFailure, log, setCurrentDetails } from '@temporalio/workflow';
import { remoteSteps } from './steps';

const { renewExchangeRates } = remoteSteps('import the reference rates of the day', {
  startToCloseTimeout: '5 minutes',
  // Retries for two to three hours. After that, the next day's run tries again.
  retry: {
    initialInterval: '10 seconds',
    backoffCoefficient: 2,
    maximumInterval: '30 minutes',
    maximumAttempts: 14,
  },
});
const { announceStaleRates } = remoteSteps('tell operators of stale rates');

/** Renews the exchange rates. Then checks their age, even if the renewal failed. A schedule runs it every day. */
export async function exchangeRates(): Promise<{ changed: number | null; stale: number }> {
  const changed = await renew();
  const stale = await announceStaleRates();
  setCurrentDetails(
    `${changed === null ? 'The rates were not renewed' : `${changed} rates changed`}, ${stale} are stale.`,
  );
  return { changed, stale };
}

/** Returns how many rates changed, or null if the renewal failed. */
async function renew(): Promise<number | null> {
  try {
    return await renewExchangeRates();
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
    log.error('The exchange rates were not renewed.', { code: 'EXCHANGE_RATES_NOT_RENEWED' });
    return null;
  }
}
