import { recordEvent } from '../../db/queries/events/record-events';
import { addTimelineEntry, type Gift, lockGift } from '../../db/queries/gifts/gifts';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import {
  findRefund,
  type Refund,
  reverseSettledRefund,
  settleRefund,
} from '../../db/queries/refunds/refunds';
import { requireRow } from '../../domain/errors';
import { type GiftStatus } from '../../domain/gifts/gift';
import { postRefund, postRefundFailed } from '../../domain/ledger/postings';
import { formatMoney } from '../../domain/money';
import { giftRefunded, giftRefundFailed } from '../../domain/refunds/events';
import { REFUND_FAILURES, type RefundFailureCode, type RefundStatus } from '../../domain/refunds/refund';
import { type Act } from '../act';
import { joinDisputes } from '../disputes/join-disputes';
import { returnGift } from '../gifts/return-gift';
import { logReturn } from '../receipt-log/write-leaves';

/**
 * Completes a refund that reached the donor, and books it in the ledger. Does nothing if the refund is no
 * longer pending.
 */
export async function completeRefund(act: Act, refund: Refund): Promise<void> {
  const { tx, at } = act;
  const gift = requireRow(await lockGift(tx, refund.donationId), refund.donationId);
  if (!(await settleRefund(tx, refund.id, { status: 'completed', settledAt: at }))) return;
  const refundedMinor = gift.refundedMinor + refund.amountMinor;
  const status = await returnGift(act, { gift, refundedMinor });
  const after = status === 'refunded' ? status : 'completed';
  await addTimelineEntry(tx, { donationId: gift.id, status, ...describe(gift, refund, status), at });
  await insertPosting(tx, {
    donationId: gift.id,
    kind: 'refunded',
    cause: refund.id,
    at,
    entries: postRefund({ ...gift, method: gift.paymentMethod }, refund),
  });
  await logReturn(tx, {
    gift,
    kind: 'refund',
    reference: refund.id,
    amountMinor: refund.amountMinor,
    returnedAmountMinor: refund.returnedMinor,
    at,
  });
  await recordEvent(tx, giftRefunded(gift, refund, { status: after, refundedMinor }), gift, at);
  const audience = { userId: gift.donorUserId };
  await enqueueNotices(tx, { kind: 'gift_refunded', audience, subject: refund.id });
  await joinDisputes(act, gift.id);
}

function describe({ currency }: Gift, { returnedMinor }: Refund, status: GiftStatus) {
  if (status === 'refunded') return { code: 'refunded', detail: 'Refunded in full.' } as const;
  const detail = `${currency} ${formatMoney({ currency, minor: returnedMinor })} went back to the donor.`;
  return { code: 'partly_refunded', amountMinor: returnedMinor, detail } as const;
}

export interface FailedRefund {
  refund: Refund;
  failureCode: RefundFailureCode;
}

/**
 * Marks a refund as failed, so that its amount can be refunded again. Moves no money. Does nothing if the
 * refund is no longer pending.
 */
export async function failRefund({ tx, at }: Act, { refund, failureCode }: FailedRefund): Promise<void> {
  const gift = requireRow(await lockGift(tx, refund.donationId), refund.donationId);
  if (!(await settleRefund(tx, refund.id, { status: 'failed', failureCode, settledAt: at }))) return;
  const detail = `A refund failed: ${REFUND_FAILURES[failureCode]}`;
  const step = { code: 'refund_failed', reason: failureCode, detail } as const;
  await addTimelineEntry(tx, { donationId: gift.id, status: gift.status, ...step, at });
  await joinDisputes({ tx, at }, gift.id);
}

/**
 * Fails a refund whose run an operator cancelled. A refund that the processor was asked for goes on, because its money
 * may be on its way. Returns the refund's status.
 */
export async function cancelRefund(act: Act, refundId: string): Promise<RefundStatus> {
  const { donationId } = requireRow(await findRefund(act.tx, refundId), refundId);
  await lockGift(act.tx, donationId);
  // Reads the refund again under the lock, because another step may have asked the processor meanwhile.
  const refund = requireRow(await findRefund(act.tx, refundId), refundId);
  if (refund.status !== 'pending' || refund.askedAt !== null) return refund.status;
  await failRefund(act, { refund, failureCode: 'CANCELLED_BY_OPERATOR' });
  return 'failed';
}

export interface LateFailure {
  refund: Refund;
  failureCode: RefundFailureCode;
}

/**
 * Reverses a completed refund, because it failed afterwards and the money never reached the donor. Restores
 * the gift and its receipt to their state before the refund. Does nothing if the refund is not completed.
 */
export async function reverseRefund(act: Act, { refund, failureCode }: LateFailure): Promise<void> {
  const { tx, at } = act;
  const { id: reference, amountMinor, returnedMinor: returnedAmountMinor } = refund;
  const gift = requireRow(await lockGift(tx, refund.donationId), refund.donationId);
  if (!(await reverseSettledRefund(tx, reference, { failureCode, reversedAt: at }))) return;
  const refundedMinor = gift.refundedMinor - amountMinor;
  const status = await returnGift(act, { gift, refundedMinor });
  const detail = `A completed refund failed: ${REFUND_FAILURES[failureCode]}`;
  const step = { code: 'refund_reversed', reason: failureCode, detail } as const;
  await addTimelineEntry(tx, { donationId: gift.id, status, ...step, at });
  const entries = postRefundFailed({ ...gift, method: gift.paymentMethod }, refund);
  await insertPosting(tx, { donationId: gift.id, kind: 'refund_failed', cause: reference, at, entries });
  await logReturn(tx, { gift, kind: 'refund_failed', reference, amountMinor, returnedAmountMinor, at });
  const after = {
    status: status === 'disputed' ? status : ('completed' as const),
    refundedMinor,
    code: failureCode,
  };
  await recordEvent(tx, giftRefundFailed(gift, refund, after), gift, at);
  await joinDisputes(act, gift.id);
}
