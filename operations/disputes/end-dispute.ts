import {
  closeDispute,
  type Dispute,
  findDispute,
  reverseLostDispute,
} from '../../db/queries/disputes/disputes';
import { recordEvent } from '../../db/queries/events/record-events';
import { addTimelineEntry, type Gift, lockGift, type NewTimelineEntry } from '../../db/queries/gifts/gifts';
import { type DisputeOutcome, type DisputeStatus } from '../../domain/disputes/dispute';
import { giftDisputed } from '../../domain/disputes/events';
import { requireRow } from '../../domain/errors';
import { type GiftStatus } from '../../domain/gifts/gift';
import { type Act } from '../act';
import { followReturns, returnGift } from '../gifts/return-gift';
import { logReturn } from '../receipt-log/write-leaves';
import { joinDisputes, logLostDispute } from './join-disputes';
import { bookDispute } from './posting';
import { wakeDispute } from './start-dispute';

export interface Outcome {
  disputeId: string;
  /** The dispute ends only if it is in one of these states. */
  from: DisputeStatus[];
  outcome: DisputeOutcome;
  resolvedByUserId: string | null;
  /** What the gift's timeline says about it. */
  step: Pick<NewTimelineEntry, 'code' | 'detail'>;
}

/**
 * Ends a dispute if it is in one of the `from` states. The money goes to the charity if the dispute was won,
 * and to the donor if it was lost. The charity owes the chargeback fee in both cases. Returns the dispute in
 * its new state.
 */
export async function endDispute(act: Act, end: Outcome): Promise<Dispute> {
  const { tx, at } = act;
  const { disputeId, from, outcome, resolvedByUserId, step } = end;
  const { donationId } = requireRow(await findDispute(tx, disputeId), disputeId);
  const gift = requireRow(await lockGift(tx, donationId), donationId);
  const hasClosed = await closeDispute(tx, disputeId, from, {
    status: outcome,
    resolvedByUserId,
    resolvedAt: at,
  });
  const dispute = requireRow(await findDispute(tx, disputeId), disputeId);
  if (!hasClosed) return dispute;
  const status = await applyToGift(act, gift, dispute);
  const kind = outcome === 'won' ? 'dispute_won' : 'dispute_lost';
  await bookDispute(act, { gift, dispute, kind });
  await addTimelineEntry(tx, { donationId, status, ...step, at });
  await recordEvent(tx, giftDisputed(gift, dispute, outcome), gift, at);
  await wakeDispute(tx, disputeId);
  return dispute;
}

/**
 * Applies the outcome to the gift, unless the dispute has not joined the gift yet. Returns the gift's status.
 */
async function applyToGift(act: Act, gift: Gift, dispute: Dispute): Promise<GiftStatus> {
  if (dispute.joined === 'not_yet') return gift.status;
  if (dispute.status === 'won') return followReturns(act, { gift, refundedMinor: gift.refundedMinor });
  await logLostDispute(act, gift, dispute);
  return returnGift(act, { gift, refundedMinor: gift.refundedMinor + dispute.amountMinor });
}

/** Describes an outcome that the issuer decided. */
export function decided(outcome: DisputeOutcome): Outcome['step'] {
  return { code: outcome === 'won' ? 'dispute_won' : 'dispute_lost', detail: `The dispute was ${outcome}.` };
}

/**
 * Marks a lost dispute as won, because the processor gave the money back. Restores the gift and its receipt to their
 * state before the dispute. The chargeback fee stays. Does nothing if the dispute is not lost.
 */
export async function reverseLoss(act: Act, dispute: Dispute): Promise<void> {
  const { tx, at } = act;
  const { id, donationId } = dispute;
  const gift = requireRow(await lockGift(tx, donationId), donationId);
  if (!(await reverseLostDispute(tx, id, at))) return;
  await bookDispute(act, { gift, dispute, kind: 'dispute_reversed' });
  const status = dispute.joined === 'not_yet' ? gift.status : await restoreGift(act, gift, dispute);
  const detail = 'The lost dispute was won after all.';
  await addTimelineEntry(tx, { donationId, status, code: 'dispute_reversed', detail, at });
  await recordEvent(tx, giftDisputed(gift, dispute, 'won'), gift, at);
  await joinDisputes(act, donationId);
}

async function restoreGift(
  act: Act,
  gift: Gift,
  { id: reference, amountMinor, returnedMinor: returnedAmountMinor }: Dispute,
): Promise<GiftStatus> {
  // Reuses the kind `refund_failed`, because verifiers of the receipt log know it: the return under this reference was
  // undone.
  await logReturn(act.tx, {
    gift,
    kind: 'refund_failed',
    reference,
    amountMinor,
    returnedAmountMinor,
    at: act.at,
  });
  return returnGift(act, { gift, refundedMinor: gift.refundedMinor - amountMinor });
}
