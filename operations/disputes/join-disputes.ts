import { type Database } from '../../db/database';
import { type Dispute, listWaitingDisputes, updateDispute } from '../../db/queries/disputes/disputes';
import { addTimelineEntry, type Gift, lockGift } from '../../db/queries/gifts/gifts';
import { isOpen } from '../../domain/disputes/dispute';
import { requireRow } from '../../domain/errors';
import { formatMoney } from '../../domain/money';
import { followReturns, returnGift } from '../gifts/return-gift';
import { logReturn } from '../receipt-log/write-leaves';
import { bookDispute, splitWithdrawn } from './posting';

/**
 * Joins waiting disputes to their gift: books them against the gift, up to the amount that is left of it. Disputes wait
 * if they were opened while the gift was pending or being refunded. Call this after the gift completed, and after each
 * end of a refund.
 */
export async function joinDisputes(
  tx: Database,
  { donationId, at }: { donationId: string; at: Date },
): Promise<void> {
  for (const dispute of await listWaitingDisputes(tx, donationId)) {
    const gift = requireRow(await lockGift(tx, donationId), donationId);
    await joinDispute(tx, { gift, dispute, at });
  }
}

async function joinDispute(
  tx: Database,
  { gift, dispute, at }: { gift: Gift; dispute: Dispute; at: Date },
): Promise<void> {
  const { beyondMinor: withdrawnMinor, returnCode } = dispute;
  const split = await splitWithdrawn(tx, gift, { withdrawnMinor, isReturn: returnCode !== null });
  if (split.amountMinor === 0n) return;
  const isLost = !isOpen(dispute.status);
  const joined: Dispute = { ...dispute, ...split, joined: isLost ? 'after_loss' : 'while_open' };
  await updateDispute(tx, dispute.id, { ...split, joined: joined.joined });
  await bookDispute(tx, { gift, dispute: joined, kind: 'dispute_joined', at });
  const status = isLost
    ? await loseJoined(tx, gift, joined, at)
    : await followReturns(tx, { gift, refundedMinor: gift.refundedMinor, at });
  const amount = formatMoney({ currency: gift.currency, minor: joined.amountMinor });
  const detail = `The donor's bank ${isLost ? 'took back' : 'disputes'} ${gift.currency} ${amount}.`;
  const code = isLost ? 'dispute_took_back' : 'disputed';
  const { amountMinor } = joined;
  await addTimelineEntry(tx, { donationId: gift.id, status, code, amountMinor, detail, at });
}

async function loseJoined(tx: Database, gift: Gift, dispute: Dispute, at: Date) {
  await logLostDispute(tx, gift, dispute, at);
  return returnGift(tx, { gift, refundedMinor: gift.refundedMinor + dispute.amountMinor, at });
}

/** Queues a leaf in the receipt log for the part of the gift that the dispute took back. */
export async function logLostDispute(tx: Database, gift: Gift, dispute: Dispute, at: Date): Promise<void> {
  await logReturn(tx, {
    gift,
    kind: 'dispute_lost',
    reference: dispute.id,
    amountMinor: dispute.amountMinor,
    returnedAmountMinor: dispute.returnedMinor,
    at,
  });
}
