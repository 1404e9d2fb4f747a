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
 * Charges the donor, broadcasts the transfer and waits for its confirmations with durable timers. Then
 * completes or fails the gift. A repeated step uses the same gift id and the same transfer hash. So a crash
 * never causes a second charge.
 */
export async function donation({ donationId, giveUpAfterMs }: DonationInput): Promise<string> {
  const isRemote = patched(REMOTE_STEPS);
  const { settleDonation } = isRemote ? remoteSteps(SETTLING) : earlierLocalSteps(SETTLING);
  let outcome = isRemote ? await submit(donationId) : await submitDonation({ donationId });
  const deadlineMs = Date.now() + giveUpAfterMs;
  let lastCheck = false;
  while (outcome.status === 'pending') {
    const untilDeadlineMs = Math.max(0, deadlineMs - Date.now());
    // If the network will certainly confirm the gift, this loop continues after the deadline.
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

/**
 * Charges the donor and broadcasts the transfer. Between the two, waits for the processor's decision, or for
 * the donor to confirm the payment.
 */
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
