import {
  condition,
  patched,
  setCurrentDetails,
  setHandler,
  sleep,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import { chargeMoved, type DonationInput } from './messages';
import { earlierLocalSteps, REMOTE_STEPS, remoteSteps } from './steps';

const SETTLING = 'ask for confirmations, then complete or fail the gift';
const { chargeDonation } = remoteSteps("take the donor's money");
const { broadcastDonation } = remoteSteps('broadcast the transfer');
const { submitDonation } = earlierLocalSteps('take the money and broadcast the transfer');

/**
 * Charges the donor, broadcasts the transfer and waits for confirmations on durable timers. Then completes or fails the
 * gift. A repeated step reuses the gift's id and the transfer's hash, so a crash charges nobody twice.
 */
export async function donation({ donationId, giveUpAfterMs }: DonationInput): Promise<string> {
  const isRemote = patched(REMOTE_STEPS);
  const { settleDonation } = isRemote ? remoteSteps(SETTLING) : earlierLocalSteps(SETTLING);
  let outcome = isRemote ? await submit(donationId) : await submitDonation({ donationId });
  const deadlineMs = Date.now() + giveUpAfterMs;
  let lastCheck = false;
  while (outcome.status === 'pending') {
    const untilDeadlineMs = Math.max(0, deadlineMs - Date.now());
    // Keeps asking after the deadline if the network will certainly confirm the gift.
    const waitMs: number = lastCheck
      ? outcome.checkAgainInMs
      : Math.min(outcome.checkAgainInMs, untilDeadlineMs);
    await sleep(waitMs, { summary: 'waiting for confirmations' });
    lastCheck = lastCheck || waitMs === untilDeadlineMs;
    outcome = await settleDonation({ donationId, lastCheck });
  }
  upsertSearchAttributes({ DonationStatus: [outcome.status] });
  setCurrentDetails(`The gift is ${outcome.status}.`);
  return outcome.status;
}

/** Charges the donor and broadcasts. Waits until the processor has decided and the donor has confirmed the payment. */
async function submit(donationId: string) {
  let hasMoved = false;
  setHandler(chargeMoved, () => {
    hasMoved = true;
  });
  let charge = await chargeDonation({ donationId });
  while (charge.status === 'waiting') {
    await condition(() => hasMoved, charge.checkAgainInMs, { summary: 'waiting for the payment' });
    hasMoved = false;
    charge = await chargeDonation({ donationId });
  }
  return charge.status === 'charged' ? broadcastDonation({ donationId }) : charge;
}
