import { type RefundFailureCode } from '../../../domain/refunds/refund';
import { type Share } from '../../../domain/ledger/shares';
import { type Database, selectRows } from '../../database';
import { type RefundRow } from '../../models/returns';

export type Refund = RefundRow;

/** Stores a new refund, which reserves its amount. */
export async function insertRefund(tx: Database, refund: Refund): Promise<void> {
  await tx.models.refunds.create(refund, { transaction: tx.transaction, returning: false });
}

/** One refund of any gift. */
export async function findRefund(db: Database, id: string): Promise<Refund | undefined> {
  const row = await db.models.refunds.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}

/** A page of a gift's refunds, newest first, and how many there are. */
export async function listRefunds(
  db: Database,
  donationId: string,
  page: { limit: number; offset: number },
): Promise<{ refunds: Refund[]; total: number }> {
  const { rows, count } = await db.models.refunds.findAndCountAll({
    where: { donationId },
    order: [['id', 'DESC']],
    ...page,
  });
  return { refunds: rows.map((row) => row.get({ plain: true })), total: count };
}

/** Ends a pending refund; false when it had already ended. */
export async function settleRefund(
  tx: Database,
  id: string,
  end: Pick<Refund, 'settledAt'> &
    ({ status: 'completed' } | { status: 'failed'; failureCode: RefundFailureCode }),
): Promise<boolean> {
  const [settled] = await tx.models.refunds.update(end, {
    where: { id, status: 'pending' },
    transaction: tx.transaction,
  });
  return settled === 1;
}

/** Whether a refund of a gift is pending. */
export async function hasPendingRefund(tx: Database, donationId: string): Promise<boolean> {
  const rows = await selectRows(
    tx,
    `SELECT 1 FROM refunds WHERE donation_id = $1 AND status = 'pending' LIMIT 1`,
    [donationId],
  );
  return rows.length > 0;
}

/** The share of a gift taken by refunds that did not fail and disputes that were not won. Lock the gift first. */
export async function findTakenShare(tx: Database, donationId: string): Promise<Share> {
  const [row] = await selectRows<Record<keyof Share, string>>(
    tx,
    `SELECT coalesce(sum(amount_minor), 0)::text AS "amountMinor",
            coalesce(sum(returned_minor), 0)::text AS "returnedMinor",
            coalesce(sum(platform_fee_minor), 0)::text AS "platformFeeMinor",
            coalesce(sum(absorbed_platform_minor), 0)::text AS "absorbedPlatformMinor"
     FROM (
       SELECT amount_minor, returned_minor, platform_fee_minor, absorbed_platform_minor FROM refunds
       WHERE donation_id = $1 AND status <> 'failed'
       UNION ALL
       SELECT amount_minor, returned_minor, platform_fee_minor, absorbed_platform_minor FROM disputes
       WHERE donation_id = $1 AND status <> 'won'
     ) AS taken`,
    [donationId],
  );
  return {
    amountMinor: BigInt(row?.amountMinor ?? '0'),
    returnedMinor: BigInt(row?.returnedMinor ?? '0'),
    platformFeeMinor: BigInt(row?.platformFeeMinor ?? '0'),
    absorbedPlatformMinor: BigInt(row?.absorbedPlatformMinor ?? '0'),
  };
}
