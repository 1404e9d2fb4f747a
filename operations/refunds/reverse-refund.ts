import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { addTimelineEntry, lockDonation } from '../../db/queries/gifts/gifts';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { type Refund, reverseSettledRefund } from '../../db/queries/refunds/refunds';
import { requireRow } from '../../domain/errors';
import { donationRefundFailed } from '../../domain/refunds/events';
import { postRefundFailed } from '../../domain/ledger/postings';
import { REFUND_FAILURES, type RefundFailureCode } from '../../domain/refunds/refund';
import { joinDisputes } from '../disputes/join-disputes';
import { returnGift } from '../gifts/return-gift';
import { logReturn } from '../receipt-log/log-return';

export interface LateFailure {
  refund: Refund;
  failureCode: RefundFailureCode;
  at: Date;
}

/**
 * Reverses a completed refund, because it failed afterwards and the money never reached the donor. Restores
 * the gift and its receipt to their state before the refund. Does nothing if the refund is not completed.
 */
export async function reverseRefund(tx: Database, { refund, failureCode, at }: LateFailure): Promise<void> {
  const { id: reference, amountMinor, returnedMinor: returnedAmountMinor } = refund;
  const gift = requireRow(await lockDonation(tx, refund.donationId), refund.donationId);
  if (!(await reverseSettledRefund(tx, reference, { failureCode, reversedAt: at }))) return;
  const refundedMinor = gift.refundedMinor - amountMinor;
  const status = await returnGift(tx, { gift, refundedMinor, at });
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
  await recordEvent(tx, donationRefundFailed(gift, refund, after), gift, at);
  await joinDisputes(tx, { donationId: gift.id, at });
}
