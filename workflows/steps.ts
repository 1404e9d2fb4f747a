/** Workflows call activities through these functions. Local steps use only our database. Remote steps do the rest. */
import { type ActivityOptions, proxyActivities, proxyLocalActivities } from '@temporalio/workflow';
import { type Activities } from '../activities';

/** This Temporal patch turned some local steps into remote steps. Older runs keep the local steps. */
export const REMOTE_STEPS = 'remote-steps';

type LocalStep =
  | 'readDispute'
  | 'endUnanswered'
  | 'endCoolingOff'
  | 'advanceVerification'
  | 'takeHoursStep'
  | 'readHoursStatus'
  | 'giveUpDelivery';

/**
 * Returns the steps that only run one short database transaction. The worker runs them inside the workflow task.
 * Operators see `summary` beside the step.
 */
export function localSteps(summary: string): Pick<Activities, LocalStep> {
  return earlierLocalSteps(summary);
}

/** Returns all activities as local steps. Only runs that began before the patch REMOTE_STEPS still need all of them. */
export function earlierLocalSteps(summary: string) {
  return proxyLocalActivities<Activities>({
    summary,
    startToCloseTimeout: '10 seconds',
    retry: { initialInterval: '200 milliseconds', backoffCoefficient: 2, maximumInterval: '30 seconds' },
    // A longer retry delay becomes a durable timer, so that an outage does not keep a workflow task open.
    localRetryThreshold: '5 seconds',
  });
}

/**
 * Returns the steps that call another service or take long. Each step is a separate activity task. Temporal retries it
 * without limit. `activities/map-errors.ts` decides which errors are final and adds jitter.
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
