import { type Database } from '../../db/database';
import { moveCharge } from '../../db/queries/charges/charges';
import { recordEvent } from '../../db/queries/events/record-events';
import { addTimelineEntry, type Donation, findDonation } from '../../db/queries/gifts/gifts';
import { CANCEL_CODES } from '../../domain/charges/charge';
import { requireRow } from '../../domain/errors';
import { donationFailed } from '../../domain/gifts/events';
import { type DonationStatus, explainFailure, type FailureCode } from '../../domain/gifts/gift';
import { FIRST_NUMBER } from '../../domain/plans/occurrence';
import { followMatch } from '../matching/follow-match';
import { settleMatchingCharge } from '../matching/settle-charge';
import { settleOccurrence } from '../plans/settle-occurrence';
import { notifyDonor } from './notify-donor';
import { moveGift } from './state';

export interface FailedGift {
  gift: Donation;
  code: FailureCode;
  at: Date;
}

/**
 * Marks a gift as failed. Call it only if the donor was not charged or the charge was voided. Books nothing,
 * because the ledger has no entries of a pending gift. Does nothing if the gift is no longer pending. Returns
 * the gift's status.
 */
export async function failGift(tx: Database, { gift, code, at }: FailedGift): Promise<DonationStatus> {
  const donationId = gift.id;
  const message = explainFailure(code);
  const failure = { status: 'failed' as const, failureCode: code, failureMessage: message, settledAt: at };
  if (!(await moveGift(tx, donationId, 'pending', failure))) {
    return requireRow(await findDonation(tx, donationId), donationId).status;
  }
  await moveCharge(tx, donationId, ['cancelling'], { state: 'cancelled' });
  const step = { code: 'failed', reason: code, detail: message } as const;
  await addTimelineEntry(tx, { donationId, status: 'failed', ...step, at });
  await recordEvent(tx, donationFailed(gift, code, message), gift, at);
  const number = await settleOccurrence(tx, { gift, failure: { code, message }, at });
  await followMatch(tx, { gift, refundedMinor: gift.amountMinor, at });
  const isMatching = await settleMatchingCharge(tx, { gift, failure: { code, message }, at });
  // There is no plan to repair if its first gift failed, and no source if the network or the platform ended the gift.
  const isOfSource = number !== null && number > FIRST_NUMBER && !CANCEL_CODES.some((each) => each === code);
  if (!isMatching) await notifyDonor(tx, isOfSource ? 'repair_source' : 'gift_failed', gift);
  return 'failed';
}
