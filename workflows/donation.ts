import {
  condition,
  setCurrentDetails,
  setHandler,
  sleep,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import { chargeMoved, type GiftInput } from './messages';
import { remoteSteps, unlessCancelled } from './steps';

const { chargeDonation } = remoteSteps("take the donor's money");
const { broadcastDonation } = remoteSteps('broadcast the transfer');
const { settleDonation } = remoteSteps('ask for confirmations, then complete or fail the gift');
const { cancelDonation } = remoteSteps('void the charge or give it back, and fail the gift');

/**
 * Charges the donor, broadcasts the transfer and waits for its confirmations with durable timers. Then
 * completes or fails the gift. A repeated step uses the same gift id and the same transfer hash. So a crash
 * never causes a second charge. If an operator cancels the run, the charge is voided and the gift fails. A gift that
 * the network has confirmed, or certainly will, completes all the same.
 */
export async function donation(input: GiftInput): Promise<string> {
  const charge: WatchedCharge = { hasMoved: false };
  setHandler(chargeMoved, () => {
    charge.hasMoved = true;
  });
  const status = await unlessCancelled(
    () => settle(input, charge),
    () => cancel(input, charge),
  );
  upsertSearchAttributes({ DonationStatus: [status] });
  setCurrentDetails(`The gift is ${status}.`);
  return status;
}

interface WatchedCharge {
  /** True if a signal arrived since the last step. */
  hasMoved: boolean;
}

async function settle({ donationId, giveUpAfterMs }: GiftInput, charge: WatchedCharge): Promise<string> {
  let outcome = await submit(donationId, charge);
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
  return outcome.status;
}

/**
 * Charges the donor and broadcasts the transfer. Between the two, waits for the processor's decision, or for
 * the donor to confirm the payment.
 */
async function submit(donationId: string, watched: WatchedCharge) {
  let charge = await chargeDonation({ donationId });
  while (charge.status === 'waiting') {
    await waitForMove(watched, charge.checkAgainInMs, 'waiting for the payment');
    charge = await chargeDonation({ donationId });
  }
  return charge.status === 'charged' ? broadcastDonation({ donationId }) : charge;
}

/** Repeats the step until the charge is voided or given back, or the network has confirmed the gift. */
async function cancel({ donationId }: GiftInput, charge: WatchedCharge): Promise<string> {
  setCurrentDetails('An operator cancelled the gift. Its charge is being voided.');
  let outcome = await cancelDonation({ donationId });
  while (outcome.status === 'pending') {
    await waitForMove(charge, outcome.checkAgainInMs, 'waiting until the charge can be given back');
    outcome = await cancelDonation({ donationId });
  }
  return outcome.status;
}

async function waitForMove(charge: WatchedCharge, waitMs: number, summary: string): Promise<void> {
  await condition(() => charge.hasMoved, waitMs, { summary });
  charge.hasMoved = false;
}
