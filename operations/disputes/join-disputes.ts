import { type Dispute, listWaitingDisputes, updateDispute } from '../../db/queries/disputes/disputes';
import { addTimelineEntry, type Gift, lockGift } from '../../db/queries/gifts/gifts';
import { isOpen } from '../../domain/disputes/dispute';
import { requireRow } from '../../domain/errors';
import { formatMoney } from '../../domain/money';
import { type Act } from '../act';
import { followReturns, returnGift } from '../gifts/return-gift';
import { logReturn } from '../receipt-log/write-leaves';
import { bookDispute, splitWithdrawn } from './posting';

/**
 * Joins waiting disputes to their gift: books them against the gift, up to the amount that is left of it. Disputes wait
 * if they were opened while the gift was pending or being refunded. Call this after the gift completed, and after each
 * end of a refund.
 */
export async function joinDisputes(act: Act, donationId: string): Promise<void> {
  for (const dispute of await listWaitingDisputes(act.tx, donationId)) {
    const gift = requireRow(await lockGift(act.tx, donationId), donationId);
    await joinDispute(act, { gift, dispute });
  }
}

async function joinDispute(act: Act, { gift, dispute }: { gift: Gift; dispute: Dispute }): Promise<void> {
  const { tx, at } = act;
  const { beyondMinor: withdrawnMinor, returnCode } = dispute;
  const split = await splitWithdrawn(tx, gift, { withdrawnMinor, isReturn: returnCode !== null });
  if (split.amountMinor === 0n) return;
  const isLost = !isOpen(dispute.status);
  const joined: Dispute = { ...dispute, ...split, joined: isLost ? 'after_loss' : 'while_open' };
  await updateDispute(tx, dispute.id, { ...split, joined: joined.joined });
  await bookDispute(act, { gift, dispute: joined, kind: 'dispute_joined' });
  const status = isLost
    ? await loseJoined(act, gift, joined)
    : await followReturns(act, { gift, refundedMinor: gift.refundedMinor });
  const amount = formatMoney({ currency: gift.currency, minor: joined.amountMinor });
  const detail = `The donor's bank ${isLost ? 'took back' : 'disputes'} ${gift.currency} ${amount}.`;
  const code = isLost ? 'dispute_took_back' : 'disputed';
  const { amountMinor } = joined;
  await addTimelineEntry(tx, { donationId: gift.id, status, code, amountMinor, detail, at });
}

async function loseJoined(act: Act, gift: Gift, dispute: Dispute) {
  await logLostDispute(act, gift, dispute);
  return returnGift(act, { gift, refundedMinor: gift.refundedMinor + dispute.amountMinor });
}

/** Queues a leaf in the receipt log for the part of the gift that the dispute took back. */
export async function logLostDispute({ tx, at }: Act, gift: Gift, dispute: Dispute): Promise<void> {
  await logReturn(tx, {
    gift,
    kind: 'dispute_lost',
    reference: dispute.id,
    amountMinor: dispute.amountMinor,
    returnedAmountMinor: dispute.returnedMinor,
    at,
  });
}
