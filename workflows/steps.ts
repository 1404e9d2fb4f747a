/** The activities as workflows call them: local steps use our database alone, remote steps do everything else. */
import { type ActivityOptions, proxyActivities, proxyLocalActivities } from '@temporalio/workflow';
import { type Activities } from '../activities';

/** The patch that made steps remote; runs that began before it keep them local. */
export const REMOTE_STEPS = 'remote-steps';

type LocalStep =
  | 'readDispute'
  | 'endUnanswered'
  | 'advanceVerification'
  | 'takeHoursStep'
  | 'readHoursStatus'
  | 'giveUpDelivery';

/**
 * Steps that are one short transaction of our database: the worker runs them inside the workflow task.
 * `summary` is the line that an operator reads beside the step.
 */
export function localSteps(summary: string): Pick<Activities, LocalStep> {
  return earlierLocalSteps(summary);
}

/** Steps of runs that began before REMOTE_STEPS; no other run may call them. */
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
 * Steps that ask another service or take long: each is a task of its own, and a step that loops for long heartbeats.
 * They are retried without end; `activities/` says which errors are final and adds jitter to the intervals.
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
