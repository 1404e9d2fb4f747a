import { type Database } from '../../db/database';
import { type Dispute, reverseLostDispute } from '../../db/queries/disputes/disputes';
import { recordEvent } from '../../db/queries/events/record-events';
import { addTimelineEntry, type Donation, lockDonation } from '../../db/queries/gifts/gifts';
import { requireRow } from '../../domain/errors';
import { donationDisputed } from '../../domain/disputes/events';
import { type DonationStatus } from '../../domain/gifts/gift';
import { returnGift } from '../gifts/return-gift';
import { logReturn } from '../receipt-log/log-return';
import { joinDisputes } from './join-disputes';
import { bookDispute } from './posting';

/**
 * Marks a lost dispute as won, because the processor gave the money back. Restores the gift and its receipt to their
 * state before the dispute. The chargeback fee stays. Does nothing if the dispute is not lost.
 */
export async function reverseLoss(
  tx: Database,
  { dispute, at }: { dispute: Dispute; at: Date },
): Promise<void> {
  const { id, donationId } = dispute;
  const gift = requireRow(await lockDonation(tx, donationId), donationId);
  if (!(await reverseLostDispute(tx, id, at))) return;
  await bookDispute(tx, { gift, dispute, kind: 'dispute_reversed', at });
  const status = dispute.joined === 'not_yet' ? gift.status : await restoreGift(tx, gift, dispute, at);
  const detail = 'The lost dispute was won after all.';
  await addTimelineEntry(tx, { donationId, status, code: 'dispute_reversed', detail, at });
  await recordEvent(tx, donationDisputed(gift, dispute, 'won'), gift, at);
  await joinDisputes(tx, { donationId, at });
}

async function restoreGift(
  tx: Database,
  gift: Donation,
  { id: reference, amountMinor, returnedMinor: returnedAmountMinor }: Dispute,
  at: Date,
): Promise<DonationStatus> {
  // Reuses the kind `refund_failed`, because verifiers of the receipt log know it: the return under this reference was
  // undone.
  await logReturn(tx, { gift, kind: 'refund_failed', reference, amountMinor, returnedAmountMinor, at });
  return returnGift(tx, { gift, refundedMinor: gift.refundedMinor - amountMinor, at });
}
