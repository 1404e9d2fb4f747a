/**
 * Lets workflows call activities. A local step runs one short database transaction. A remote step calls
 * another service or takes long.
 */
import { type ActivityOptions, proxyActivities, proxyLocalActivities } from '@temporalio/workflow';
import { type Activities } from '../activities';

/**
 * The id of the Temporal patch that turned some local steps into remote steps. Older runs keep the local
 * steps.
 */
export const REMOTE_STEPS = 'remote-steps';

type LocalStep =
  | 'readDispute'
  | 'endUnanswered'
  | 'endCoolingOff'
  | 'readPayout'
  | 'leavePayout'
  | 'endAccountCoolingOff'
  | 'advanceVerification'
  | 'takeHoursStep'
  | 'readHoursStatus'
  | 'giveUpDelivery';

/**
 * Returns the local steps. The worker runs them inside the workflow task. Temporal shows `summary` beside
 * each step, for operators.
 */
export function localSteps(summary: string): Pick<Activities, LocalStep> {
  return earlierLocalSteps(summary);
}

/**
 * Returns all activities as local steps. Only runs that began before the patch REMOTE_STEPS still need all of
 * them.
 */
export function earlierLocalSteps(summary: string) {
  return proxyLocalActivities<Activities>({
    summary,
    startToCloseTimeout: '10 seconds',
    retry: { initialInterval: '200 milliseconds', backoffCoefficient: 2, maximumInterval: '30 seconds' },
    // Above this delay, a retry waits with a durable timer. Otherwise an outage would keep the workflow task
    // open.
    localRetryThreshold: '5 seconds',
  });
}

/**
 * Returns the remote steps. Each step is a separate activity task. Temporal retries it without a limit,
 * unless the error is final. `activities/map-errors.ts` decides which errors are final, and adds jitter to
 * the delays.
 */
export function remoteSteps(
  summary: string,
  options: Pick<ActivityOptions, 'startToCloseTimeout' | 'heartbeatTimeout' | 'retry'> = {},
) {
  return proxyActivities<Omit<Activities, LocalStep>>({
    summary,
    startToCloseTimeout: '30 seconds',
    retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
    ...options,
  });
}
