import { setCurrentDetails, sleep } from '@temporalio/workflow';
import { type CharityChangeInput } from './messages';
import { localSteps } from './steps';

/**
 * Waits until the cooling-off period of a change ends. Then applies the change, or leaves it to a reviewer. A change
 * that was refused meanwhile stays refused.
 */
export async function charityChange({ changeId, effectiveAtMs }: CharityChangeInput): Promise<string> {
  setCurrentDetails(`The cooling-off ends at ${new Date(effectiveAtMs).toISOString()}.`);
  const waitMs = effectiveAtMs - Date.now();
  if (waitMs > 0) await sleep(waitMs, { summary: 'cooling-off' });
  const status = await localSteps('end the cooling-off').endCoolingOff({ changeId });
  setCurrentDetails(`The change is ${status}.`);
  return status;
}
