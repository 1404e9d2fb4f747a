/** The activities as workflows call them. Local steps use only our database; remote steps do everything else. */
import { type ActivityOptions, proxyActivities, proxyLocalActivities } from '@temporalio/workflow';
import { type Activities } from '../activities';

/** The patch that turned some local steps into remote ones. Runs that began before it keep the local ones. */
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
 * Steps of one short database transaction, which the worker runs inside the workflow task.
 * `summary` is the line that an operator reads beside the step.
 */
export function localSteps(summary: string): Pick<Activities, LocalStep> {
  return earlierLocalSteps(summary);
}

/** Every activity as a local step. Workflows call this only in runs that began before REMOTE_STEPS. */
export function earlierLocalSteps(summary: string) {
  return proxyLocalActivities<Activities>({
    summary,
    startToCloseTimeout: '10 seconds',
    retry: { initialInterval: '200 milliseconds', backoffCoefficient: 2, maximumInterval: '30 seconds' },
    // A longer delay becomes a durable timer, so that an outage does not hold a workflow task open.
    localRetryThreshold: '5 seconds',
  });
}

/**
 * Steps that call another service or take long. Each is an activity task of its own; a long loop sends heartbeats.
 * Temporal retries them without limit. `activities/map-errors.ts` decides which errors are final and adds jitter.
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
