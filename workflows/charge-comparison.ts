import { setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import { remoteSteps } from './steps';

const DAY_MS = 86_400_000;

const { compareCharges } = remoteSteps('compare every charge of the day with the processor’s list', {
  startToCloseTimeout: '6 hours',
  heartbeatTimeout: '5 minutes',
});

/**
 * Compares the charges of the previous day with the processor's list. The workflow `reconciliation` has replaced this
 * one. It remains only so that runs of earlier releases can finish.
 */
export async function chargeComparison(): Promise<number> {
  const day = new Date(workflowInfo().startTime.getTime() - DAY_MS).toISOString().slice(0, 10);
  const { compared, differences } = await compareCharges({ day });
  setCurrentDetails(`${day}: ${compared} charges compared, ${differences} differed.`);
  return differences;
}
