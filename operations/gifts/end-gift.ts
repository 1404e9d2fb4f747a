import { type Database } from '../../db/database';
import { findCharge, moveCharge } from '../../db/queries/charges/charges';
import { recordEvent } from '../../db/queries/events/record-events';
import { addTimelineEntry, type Gift, findGift, lockGift } from '../../db/queries/gifts/gifts';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { hasGiftLeaf } from '../../db/queries/receipt-log/leaves';
import { CANCEL_CODES, type CancelCode, isGivenUp, statesBefore } from '../../domain/charges/charge';
import { requireRow } from '../../domain/errors';
import { giftCompleted, giftFailed } from '../../domain/gifts/events';
import { type GiftStatus, explainFailure, type FailureCode } from '../../domain/gifts/gift';
import { postCompletedGift } from '../../domain/ledger/postings';
import { FIRST_NUMBER } from '../../domain/plans/occurrence';
import { type Act } from '../act';
import { joinDisputes } from '../disputes/join-disputes';
import { followMatch } from '../matching/match';
import { settleMatchingCharge } from '../matching/settle-charge';
import { settleOccurrence } from '../plans/settle-occurrence';
import { enqueueSandboxReturn } from '../sandbox/payments';
import { notifyDonor } from './notify-donor';
import { moveGift } from './state';

/**
 * Completes a confirmed gift and books it in the ledger. The money may leave from `availableAt`. Does nothing
 * if the gift is no longer pending. Returns the gift's status.
 */
export async function completeGift(
  act: Act,
  { gift, availableAt }: { gift: Gift; availableAt: Date },
): Promise<GiftStatus> {
  const { tx, at } = act;
  const donationId = gift.id;
  const completion = { status: 'completed', settledAt: at, availableAt } as const;
  if (!(await moveGift(tx, donationId, 'pending', completion))) {
    return requireRow(await findGift(tx, donationId), donationId).status;
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
  await recordEvent(tx, giftCompleted(gift), gift, at);
  await settleOccurrence(act, { gift, failure: null });
  const isMatching = await settleMatchingCharge(act, { gift, failure: null });
  if (!isMatching) await notifyDonor(tx, 'gift_completed', gift);
  await enqueueSandboxReturn(act, gift);
  await joinDisputes(act, donationId);
  return 'completed';
}

export interface FailedGift {
  gift: Gift;
  code: FailureCode;
}

/**
 * Marks a gift as failed. Call it only if the donor was not charged or the charge was voided. Books nothing,
 * because the ledger has no entries of a pending gift. Does nothing if the gift is no longer pending. Returns
 * the gift's status.
 */
export async function failGift(act: Act, { gift, code }: FailedGift): Promise<GiftStatus> {
  const { tx, at } = act;
  const donationId = gift.id;
  const message = explainFailure(code);
  const failure = { status: 'failed' as const, failureCode: code, failureMessage: message, settledAt: at };
  if (!(await moveGift(tx, donationId, 'pending', failure))) {
    return requireRow(await findGift(tx, donationId), donationId).status;
  }
  await moveCharge(tx, donationId, ['cancelling'], { state: 'cancelled' });
  const step = { code: 'failed', reason: code, detail: message } as const;
  await addTimelineEntry(tx, { donationId, status: 'failed', ...step, at });
  await recordEvent(tx, giftFailed(gift, code, message), gift, at);
  const number = await settleOccurrence(act, { gift, failure: { code, message } });
  await followMatch(act, { gift, refundedMinor: gift.amountMinor });
  const isMatching = await settleMatchingCharge(act, { gift, failure: { code, message } });
  // There is no plan to repair if its first gift failed, and no source if the network or the platform ended the gift.
  const isOfSource = number !== null && number > FIRST_NUMBER && !CANCEL_CODES.some((each) => each === code);
  if (!isMatching) await notifyDonor(tx, isOfSource ? 'repair_source' : 'gift_failed', gift);
  return 'failed';
}

/**
 * Gives up the charge of a gift: it is cancelled, and the gift then fails with `code`. Returns false if the gift
 * is no longer pending or has a leaf in the receipt log.
 */
export async function giveUpCharge(tx: Database, donationId: string, code: CancelCode): Promise<boolean> {
  // Without the lock, a late broadcast could queue a leaf for the gift while its charge is being cancelled.
  const { status } = requireRow(await lockGift(tx, donationId), donationId);
  if (status !== 'pending' || (await hasGiftLeaf(tx, donationId))) return false;
  await moveCharge(tx, donationId, statesBefore('cancelling'), { state: 'cancelling', cancelCode: code });
  return true;
}
