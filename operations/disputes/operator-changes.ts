import { type Database } from '../../db/database';
import { findCharge } from '../../db/queries/charges/charges';
import { type Dispute, findDispute, insertDispute } from '../../db/queries/disputes/disputes';
import { recordEvent } from '../../db/queries/events/record-events';
import { addTimelineEntry, type Gift, lockGift } from '../../db/queries/gifts/gifts';
import { enqueueWorkflow } from '../../db/queries/platform/enqueue-workflows';
import { findPendingRefund, findTakenShare } from '../../db/queries/refunds/refunds';
import { type DisputeOutcome } from '../../domain/disputes/dispute';
import { giftDisputed } from '../../domain/disputes/events';
import { GivingError, notFound, requireRow } from '../../domain/errors';
import { shareOf } from '../../domain/ledger/shares';
import { formatMoney } from '../../domain/money';
import { type Act } from '../act';
import { moveGift } from '../gifts/state';
import { stopDisputedPlan } from '../plans/holds';
import { chooseAmount, requireCompleted } from '../refunds/conditions';
import { decided, endDispute } from './end-dispute';
import { bookDispute, chargebackFeeOf } from './posting';
import { startOfDispute } from './start-dispute';

export interface NewDispute {
  id: string;
  donationId: string;
  /** A decimal string in the gift's currency. Defaults to the part of the gift that was not returned. */
  amount?: string | undefined;
  reason: string | null;
  evidenceDueAt: Date;
  openedByUserId: string;
}

/**
 * Opens a dispute that an operator reports after the issuer has withdrawn the money. Charges the chargeback
 * fee to the charity, and cancels the gift's plan. Throws a GivingError if the gift is not completed, has a
 * pending refund or has too little left. Also throws a GivingError if a real processor charged the gift.
 */
export async function openDispute(act: Act, order: NewDispute): Promise<Dispute> {
  const { tx, at } = act;
  const gift = await lockGift(tx, order.donationId);
  if (gift === undefined) throw notFound('donation');
  await refuseProcessorsGift(tx, gift.id);
  requireCompleted(gift);
  await requireNoPendingRefund(tx, gift);
  const dispute = await buildDispute(act, gift, order);
  await insertDispute(tx, dispute);
  await moveGift(tx, gift.id, 'completed', { status: 'disputed' });
  await bookDispute(act, { gift, dispute, kind: 'disputed' });
  const amount = formatMoney({ currency: gift.currency, minor: dispute.amountMinor });
  const detail = `The donor's bank disputes ${gift.currency} ${amount}.`;
  const { amountMinor } = dispute;
  const step = { status: 'disputed', code: 'disputed', amountMinor, detail } as const;
  await addTimelineEntry(tx, { donationId: gift.id, ...step, at });
  await recordEvent(tx, giftDisputed(gift, dispute, 'opened'), gift, at);
  if (gift.recurringId !== null) await stopDisputedPlan(act, gift.recurringId);
  await enqueueWorkflow(tx, startOfDispute(gift, dispute));
  return dispute;
}

async function requireNoPendingRefund(tx: Database, gift: Gift): Promise<void> {
  const pending = await findPendingRefund(tx, gift.id);
  if (pending === undefined) return;
  if (pending.decision === 'needed') {
    const message = 'A refund of this gift waits for an operator. Decide about the refund first.';
    throw new GivingError('CONFLICT', message, { refund_id: pending.id });
  }
  throw new GivingError('CONFLICT', 'A refund of the gift is pending. Try again once it has ended.', {}, 5);
}

async function buildDispute({ tx, at }: Act, gift: Gift, order: NewDispute): Promise<Dispute> {
  const taken = await findTakenShare(tx, gift.id);
  const amountMinor = chooseAmount(gift, order.amount, gift.amountMinor - taken.amountMinor);
  const { chargeMinor, ...share } = shareOf(gift, taken, amountMinor);
  return {
    id: order.id,
    donationId: gift.id,
    status: 'opened',
    ...share,
    returnedMinor: chargeMinor,
    feeMinor: chargebackFeeOf(gift),
    reason: order.reason,
    evidence: null,
    evidenceDueAt: order.evidenceDueAt,
    openedByUserId: order.openedByUserId,
    resolvedByUserId: null,
    createdAt: at,
    resolvedAt: null,
    reversedAt: null,
    processor: null,
    processorReference: null,
    returnCode: null,
    beyondMinor: 0n,
    joined: 'at_opening',
    evidenceSentAt: null,
  };
}

export interface Resolution {
  disputeId: string;
  outcome: DisputeOutcome;
  resolvedByUserId: string;
}

/**
 * Ends a dispute with the issuer's decision, which an operator reports. Repeating the same outcome changes
 * nothing. Throws CONFLICT if the dispute has ended with the other outcome.
 */
export async function resolveDispute(act: Act, resolution: Resolution): Promise<Dispute> {
  const { outcome, disputeId } = resolution;
  const before = requireRow(await findDispute(act.tx, disputeId), disputeId);
  await refuseProcessorsGift(act.tx, before.donationId);
  const dispute = await endDispute(act, {
    ...resolution,
    from: ['opened', 'under_review'],
    step: decided(outcome),
  });
  const { status } = dispute;
  if (status === outcome) return dispute;
  throw new GivingError('CONFLICT', `The dispute was already ${status}.`, { status });
}

/**
 * Throws CONFLICT if a real processor charged the gift, because that processor reports and decides the gift's disputes.
 * Operators may report and decide disputes only in a sandbox.
 */
export async function refuseProcessorsGift(tx: Database, donationId: string): Promise<void> {
  const processor = (await findCharge(tx, donationId))?.processor ?? 'sandbox';
  if (processor === 'sandbox') return;
  const message = 'The payment processor reports and decides the disputes of this gift.';
  throw new GivingError('CONFLICT', message, { processor });
}
