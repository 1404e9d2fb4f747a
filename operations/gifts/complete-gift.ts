import { type Database } from '../../db/database';
import { findCharge } from '../../db/queries/charges/charges';
import { recordEvent } from '../../db/queries/events/record-events';
import { addTimelineEntry, type Donation, findDonation } from '../../db/queries/gifts/gifts';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { isGivenUp } from '../../domain/charges/charge';
import { requireRow } from '../../domain/errors';
import { donationCompleted } from '../../domain/gifts/events';
import { type DonationStatus } from '../../domain/gifts/gift';
import { postCompletedGift } from '../../domain/ledger/postings';
import { joinDisputes } from '../disputes/join-disputes';
import { settleMatchingCharge } from '../matching/settle-charge';
import { promiseSandboxReturn } from '../sandbox/promise-return';
import { settleOccurrence } from '../plans/settle-occurrence';
import { notifyDonor } from './notify-donor';
import { moveGift } from './state';

/**
 * Completes a confirmed gift and books it in the ledger. The money may leave from `availableAt`. Does nothing
 * if the gift is no longer pending. Returns the gift's status.
 */
export async function completeGift(
  tx: Database,
  { gift, availableAt, at }: { gift: Donation; availableAt: Date; at: Date },
): Promise<DonationStatus> {
  const donationId = gift.id;
  const completion = { status: 'completed', settledAt: at, availableAt } as const;
  if (!(await moveGift(tx, donationId, 'pending', completion))) {
    return requireRow(await findDonation(tx, donationId), donationId).status;
  }
  const charge = await findCharge(tx, donationId);
  // The error undoes the move above. The step that gave the charge up fails the gift.
  if (charge !== undefined && isGivenUp(charge.state)) throw new RangeError(`${donationId} was given up`);
  const detail = 'Confirmed by the network.';
  await addTimelineEntry(tx, { donationId, status: 'completed', code: 'confirmed', detail, at });
  const entries = postCompletedGift({
    ...gift,
    method: gift.paymentMethod,
    platformMinor: gift.platformFeeMinor,
    processingMinor: gift.processingFeeMinor,
    additionalMinor: gift.additionalFeeMinor,
  });
  await insertPosting(tx, { donationId, kind: 'completed', at, entries });
  await recordEvent(tx, donationCompleted(gift), gift, at);
  await settleOccurrence(tx, { gift, failure: null, at });
  const isMatching = await settleMatchingCharge(tx, { gift, failure: null, at });
  if (!isMatching) await notifyDonor(tx, 'gift_completed', gift);
  await promiseSandboxReturn(tx, gift, at);
  await joinDisputes(tx, { donationId, at });
  return 'completed';
}
