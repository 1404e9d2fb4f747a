import { type Database } from '../../db/database';
import { addTimelineEntry, lockDonation } from '../../db/queries/gifts/gifts';
import { type Refund, settleRefund } from '../../db/queries/refunds/refunds';
import { requireRow } from '../../domain/errors';
import { REFUND_FAILURES, type RefundFailureCode } from '../../domain/refunds/refund';
import { joinDisputes } from '../disputes/join-disputes';

export interface FailedRefund {
  refund: Refund;
  failureCode: RefundFailureCode;
  at: Date;
}

/**
 * Marks a refund as failed, so that its amount can be refunded again. Moves no money. Does nothing if the
 * refund is no longer pending.
 */
export async function failRefund(tx: Database, { refund, failureCode, at }: FailedRefund): Promise<void> {
  const gift = requireRow(await lockDonation(tx, refund.donationId), refund.donationId);
  if (!(await settleRefund(tx, refund.id, { status: 'failed', failureCode, settledAt: at }))) return;
  const detail = `A refund failed: ${REFUND_FAILURES[failureCode]}`;
  const step = { code: 'refund_failed', reason: failureCode, detail } as const;
  await addTimelineEntry(tx, { donationId: gift.id, status: gift.status, ...step, at });
  await joinDisputes(tx, { donationId: gift.id, at });
}
