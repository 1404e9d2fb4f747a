import { setCurrentDetails, sleep, upsertSearchAttributes } from '@temporalio/workflow';
import { type DonationInput } from './messages';
import { shortSteps } from './steps';

const { submitDonation } = shortSteps('take the money and broadcast the transfer');
const { settleDonation } = shortSteps('ask for confirmations, then complete or fail the gift');

/**
 * Settles one gift: take the money and broadcast its transfer, wait for the network on durable timers, then complete
 * or fail it. Every step is idempotent by the gift's id, so a crash anywhere repeats nothing.
 */
export async function donation({ donationId, giveUpAfterMs }: DonationInput): Promise<string> {
  let outcome = await submitDonation({ donationId });
  const deadlineMs = Date.now() + giveUpAfterMs;
  while (outcome.status === 'pending') {
    const untilDeadlineMs = Math.max(0, deadlineMs - Date.now());
    const waitMs = Math.min(outcome.checkAgainInMs, untilDeadlineMs);
    await sleep(waitMs, { summary: 'waiting for confirmations' });
    outcome = await settleDonation({ donationId, lastCheck: waitMs === untilDeadlineMs });
  }
  upsertSearchAttributes({ DonationStatus: [outcome.status] });
  setCurrentDetails(`The gift is ${outcome.status}.`);
  return outcome.status;
}
