/**
 * Lets workflows call activities. A local step runs one short database transaction. A remote step calls
 * another service or takes long.
 */
import {
  type ActivityOptions,
  CancellationScope,
  isCancellation,
  proxyActivities,
  proxyLocalActivities,
} from '@temporalio/workflow';
import { type Activities } from '../activities';

type LocalStep =
  | 'readDispute'
  | 'endUnanswered'
  | 'endCoolingOff'
  | 'readPayout'
  | 'leavePayout'
  | 'giveUpPayout'
  | 'endPayoutRun'
  | 'skipRetry'
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
  return proxyLocalActivities<Pick<Activities, LocalStep>>({
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

/**
 * Runs the steps of a workflow. If an operator cancels the run, undoes what can still be undone, and lets the rest end.
 * `undo` cannot be cancelled, so that no money is left between two parties.
 */
export async function unlessCancelled<Result>(
  run: () => Promise<Result>,
  undo: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    // Temporal does not retry a step that fails after the cancellation, so that its own error may arrive here.
    const isCancelled = isCancellation(error) || CancellationScope.current().consideredCancelled;
    if (!isCancelled) throw error;
    return CancellationScope.nonCancellable(undo);
  }
}
