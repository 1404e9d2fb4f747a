/** The activities as workflows see them, proxied by timeout class. */
import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow';
import { type Activities } from '../activities';

/**
 * Steps that are one short database transaction: run in the worker without a task of their own.
 * `summary` is the line that an operator reads beside the step.
 */
export function shortSteps(summary: string) {
  return proxyLocalActivities<Activities>({
    summary,
    startToCloseTimeout: '10 seconds',
    retry: { initialInterval: '200 milliseconds', backoffCoefficient: 2, maximumInterval: '30 seconds' },
    // A longer wait becomes a durable timer, so that an outage does not hold a workflow task open.
    localRetryThreshold: '5 seconds',
  });
}

/** Steps that speak to somebody else's server: a task of their own, so that a slow one holds up nothing. */
export function outboundSteps(summary: string) {
  return proxyActivities<Activities>({
    summary,
    startToCloseTimeout: '30 seconds',
    retry: { initialInterval: '5 seconds', backoffCoefficient: 2, maximumInterval: '5 minutes' },
  });
}

/** Steps that may take hours: they say how far they are, and go on where they stopped when their worker dies. */
export function longSteps(summary: string) {
  return proxyActivities<Activities>({
    summary,
    startToCloseTimeout: '12 hours',
    heartbeatTimeout: '2 minutes',
    retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '1 minute' },
  });
}

/** Steps that read much of the database, once in a while. */
export function heavySteps(summary: string) {
  return proxyActivities<Activities>({
    summary,
    startToCloseTimeout: '10 minutes',
    retry: { initialInterval: '10 seconds', backoffCoefficient: 2, maximumAttempts: 5 },
  });
}
