import { setCurrentDetails, sleep } from '@temporalio/workflow';
import { type PayoutAccountInput } from './messages';
import { localSteps } from './steps';

/** Waits until a payout account's cooling-off ends, then activates the account. A refused account stays disabled. */
export async function payoutAccount({ accountId, effectiveAtMs }: PayoutAccountInput): Promise<string> {
  setCurrentDetails(`The cooling-off ends at ${new Date(effectiveAtMs).toISOString()}.`);
  const waitMs = effectiveAtMs - Date.now();
  if (waitMs > 0) await sleep(waitMs, { summary: 'cooling-off' });
  const status = await localSteps('make the account active').endAccountCoolingOff({ accountId });
  setCurrentDetails(`The account is ${status}.`);
  return status;
}
