/** The donation workflow as it was before REMOTE_STEPS: both steps are local. */
import { sleep, upsertSearchAttributes } from '@temporalio/workflow';
import { type DonationInput } from '../../../workflows/messages';
import { earlierLocalSteps } from '../../../workflows/steps';

const { submitDonation, settleDonation } = earlierLocalSteps('earlier');

export async function donation({ donationId, giveUpAfterMs }: DonationInput): Promise<string> {
  let outcome = await submitDonation({ donationId });
  const deadlineMs = Date.now() + giveUpAfterMs;
  while (outcome.status === 'pending') {
    const untilDeadlineMs = Math.max(0, deadlineMs - Date.now());
    const waitMs = Math.min(outcome.checkAgainInMs, untilDeadlineMs);
    await sleep(waitMs);
    outcome = await settleDonation({ donationId, lastCheck: waitMs === untilDeadlineMs });
  }
  upsertSearchAttributes({ DonationStatus: [outcome.status] });
  return outcome.status;
}
