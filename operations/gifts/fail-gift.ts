import { type Database } from '../../db/database';
import { moveCharge } from '../../db/queries/charges/charges';
import { recordEvent } from '../../db/queries/events/record-events';
import { addTimelineEntry, type Donation, findDonation } from '../../db/queries/gifts/gifts';
import { requireRow } from '../../domain/errors';
import { donationFailed } from '../../domain/gifts/announcements';
import { type DonationStatus, explainFailure, type FailureCode } from '../../domain/gifts/gift';
import { settleOccurrence } from '../plans/settle-occurrence';
import { notifyDonor } from './notify-donor';
import { moveGift } from './state';

export interface FailedGift {
  gift: Donation;
  code: FailureCode;
  at: Date;
}

/**
 * Marks a gift as failed. It was never charged, or its charge was voided. Nothing is reversed, because nothing was
 * booked. Does not change a settled gift. Returns the gift's state.
 */
export async function failGift(tx: Database, { gift, code, at }: FailedGift): Promise<DonationStatus> {
  const donationId = gift.id;
  const message = explainFailure(code);
  const failure = { status: 'failed' as const, failureCode: code, failureMessage: message, settledAt: at };
  if (!(await moveGift(tx, donationId, 'pending', failure))) {
    return requireRow(await findDonation(tx, donationId), donationId).status;
  }
  await moveCharge(tx, donationId, ['cancelling'], { state: 'cancelled' });
  await addTimelineEntry(tx, { donationId, status: 'failed', detail: message, at });
  await recordEvent(tx, donationFailed(gift, code, message), gift, at);
  await settleOccurrence(tx, { gift, failure: { code, message }, at });
  // The donor of a single gift sees at once that it failed. A plan fails while the donor is away.
  if (gift.recurringId !== null && code !== 'NOT_CONFIRMED') await notifyDonor(tx, 'repair_source', gift);
  return 'failed';
}
