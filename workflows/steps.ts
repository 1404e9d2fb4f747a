/** The activities as workflows see them, proxied by timeout class. */
import { proxyLocalActivities } from '@temporalio/workflow';
import { type Activities } from '../activities';

/** A step that is one short database transaction: run in the worker without a task of its own. */
export const shortSteps = proxyLocalActivities<Activities>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '200 milliseconds', backoffCoefficient: 2, maximumInterval: '30 seconds' },
  // A longer wait becomes a durable timer, so that an outage does not hold a workflow task open.
  localRetryThreshold: '5 seconds',
});
