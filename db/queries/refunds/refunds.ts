import { Op, Transaction } from 'sequelize';
import { requireRow } from '../../../domain/errors';
import {
  type RefundDecision,
  type RefundFailureCode,
  type RefundStatus,
} from '../../../domain/refunds/refund';
import { type ReturnedPart } from '../../../domain/refunds/figures';
import { type Share } from '../../../domain/ledger/shares';
import { type Currency } from '../../../domain/money';
import { changeRows, type Database, selectRows } from '../../database';
import { count, find, insert, list, listPage, lock, update } from '../../rows';
import { users } from '../../tables/accounts';
import { donations } from '../../tables/gifts';
import { type RefundRow, refunds } from '../../tables/refunds';

export type Refund = RefundRow;

/** Stores a new refund. A pending refund reserves its amount. */
export async function insertRefund(tx: Database, refund: Refund): Promise<void> {
  await insert(tx, refunds, refund);
}

export async function findRefund(db: Database, id: string): Promise<Refund | undefined> {
  return find(db, refunds, { id });
}

/** Returns a page of a gift's refunds, newest first, and the total. */
export async function listRefunds(
  db: Database,
  donationId: string,
  page: { limit: number; offset: number },
): Promise<{ refunds: Refund[]; total: number }> {
  const { rows, total } = await listPage(db, refunds, { donationId }, { order: [['id', 'DESC']], ...page });
  return { refunds: rows, total };
}

/** Returns a page of all refunds, newest first, and the total. */
export async function listAllRefunds(
  db: Database,
  { status, ...page }: { status: RefundStatus | undefined; limit: number; offset: number },
): Promise<{ refunds: (Refund & { currency: Currency })[]; total: number }> {
  const { rows, total } = await listPage(db, refunds, status === undefined ? {} : { status }, {
    order: [['id', 'DESC']],
    ...page,
  });
  const gifts = await list(db, donations, { id: rows.map(({ donationId }) => donationId) });
  const currencies = new Map(gifts.map((gift) => [gift.id, gift.currency]));
  return {
    refunds: rows.map((refund) => ({
      ...refund,
      currency: requireRow(currencies.get(refund.donationId), refund.donationId),
    })),
    total,
  };
}

/**
 * Stores an operator's decision about a refund. Returns false if the refund is not waiting for a decision.
 */
export async function decideWaitingRefund(
  tx: Database,
  id: string,
  decision: Pick<Refund, 'decisionReason' | 'decidedByUserId' | 'decidedAt' | 'fromCharityMinor'> & {
    decision: RefundDecision;
  },
): Promise<boolean> {
  const decided = await update(tx, refunds, { id, status: 'pending', decision: 'needed' }, decision);
  return decided === 1;
}

/**
 * Locks a donor, so that the donor's other refunds wait. Returns the number of the donor's requests after
 * `since`.
 */
export async function lockDonorRefunds(tx: Database, userId: string, since: Date): Promise<number> {
  await lock(tx, users, { id: userId }, Transaction.LOCK.NO_KEY_UPDATE);
  const where = { requestedByUserId: userId, requestedBy: 'donor', createdAt: { [Op.gt]: since } };
  return count(tx, refunds, where);
}

/** Stores when the processor was first asked for a refund. Returns false if the refund is not pending. */
export async function noteRefundAsked(tx: Database, id: string, at: Date): Promise<boolean> {
  const changed = await changeRows(
    tx,
    `UPDATE refunds SET asked_at = coalesce(asked_at, $2) WHERE id = $1 AND status = 'pending'`,
    [id, at],
  );
  return changed > 0;
}

/** Completes or fails a pending refund. Returns false if the refund is not pending. */
export async function settleRefund(
  tx: Database,
  id: string,
  end: Pick<Refund, 'settledAt'> &
    ({ status: 'completed' } | { status: 'failed'; failureCode: RefundFailureCode }),
): Promise<boolean> {
  const settled = await update(tx, refunds, { id, status: 'pending' }, end);
  return settled === 1;
}

/** Marks a completed refund as failed. Returns false if the refund is not completed. */
export async function reverseSettledRefund(
  tx: Database,
  id: string,
  end: { failureCode: RefundFailureCode; reversedAt: Date },
): Promise<boolean> {
  const reversed = await update(tx, refunds, { id, status: 'completed' }, { status: 'failed', ...end });
  return reversed === 1;
}

/** Finds a pending refund of a gift. Prefers a refund that is waiting for an operator's decision. */
export async function findPendingRefund(
  tx: Database,
  donationId: string,
): Promise<Pick<Refund, 'id' | 'decision'> | undefined> {
  const [refund] = await selectRows<Pick<Refund, 'id' | 'decision'>>(
    tx,
    `SELECT id, decision FROM refunds WHERE donation_id = $1 AND status = 'pending'
     ORDER BY (decision = 'needed') DESC NULLS LAST LIMIT 1`,
    [donationId],
  );
  return refund;
}

const FEES = 'platform_fee_minor, absorbed_platform_minor, processing_fee_minor, absorbed_processing_minor';

/** Sums the gift's refunds and disputes, without failed refunds and won disputes. Lock the gift first. */
export async function findTakenShare(tx: Database, donationId: string): Promise<Share> {
  const [taken] = await selectRows<Share>(
    tx,
    `SELECT coalesce(sum(amount_minor), 0) AS amount_minor,
            coalesce(sum(charge_minor), 0) AS charge_minor,
            coalesce(sum(platform_fee_minor), 0) AS platform_fee_minor,
            coalesce(sum(absorbed_platform_minor), 0) AS absorbed_platform_minor,
            coalesce(sum(processing_fee_minor), 0) AS processing_fee_minor,
            coalesce(sum(absorbed_processing_minor), 0) AS absorbed_processing_minor
     FROM (
       SELECT amount_minor, returned_minor + kept_minor AS charge_minor, ${FEES} FROM refunds
       WHERE donation_id = $1 AND status <> 'failed'
       UNION ALL
       SELECT amount_minor, returned_minor, ${FEES} FROM disputes
       WHERE donation_id = $1 AND status <> 'won'
     ) AS taken`,
    [donationId],
  );
  return requireRow(taken, donationId);
}

/** Sums what went back to the donor of a gift, by completed refunds and lost disputes. */
export async function findReturned(db: Database, donationId: string): Promise<ReturnedPart> {
  const [returned] = await selectRows<ReturnedPart>(
    db,
    `SELECT coalesce(sum(amount_minor), 0) AS amount_minor, coalesce(sum(returned_minor), 0) AS returned_minor
     FROM (SELECT amount_minor, returned_minor FROM refunds WHERE donation_id = $1 AND status = 'completed'
       UNION ALL SELECT amount_minor, returned_minor FROM disputes WHERE donation_id = $1 AND status = 'lost') AS part`,
    [donationId],
  );
  return requireRow(returned, donationId);
}
