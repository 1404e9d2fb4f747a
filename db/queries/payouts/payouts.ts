/** Stores payouts, and lists them. */
import { Op } from 'sequelize';
import { type PayoutStatus } from '../../../domain/payouts/payout';
import { type Money } from '../../../domain/money';
import { WEEK_DAYS } from '../../../domain/payouts/approval';
import { type Database, selectRows } from '../../database';
import { find, insert, list, listPage, lock, update } from '../../rows';
import { type PayoutRow, payouts } from '../../tables/payouts';

export type Payout = PayoutRow;

/** A new status of a payout, with what changes at the same time. */
export type PayoutMove = Pick<Payout, 'status'> & Partial<Payout>;

export interface PayoutFilter {
  charityId?: string | undefined;
  status?: PayoutStatus | undefined;
  limit: number;
  offset: number;
}

/** Stores a new payout, which reserves its amount. */
export async function insertPayout(tx: Database, payout: Payout): Promise<void> {
  await insert(tx, payouts, payout);
}

/** Returns true if a payout run has already made the payout with this key. */
export async function hasRunPayout(tx: Database, key: string): Promise<boolean> {
  return (await find(tx, payouts, { runKey: key })) !== undefined;
}

/** Lists the payouts that payout runs made for these charities at a time. */
export async function listRunPayouts(
  db: Database,
  { charityIds, at }: { charityIds: string[]; at: Date },
): Promise<Pick<Payout, 'provider' | 'currency' | 'netMinor'>[]> {
  return list(db, payouts, { charityId: charityIds, createdAt: at, runKey: { [Op.ne]: null } });
}

export async function findPayout(db: Database, id: string): Promise<Payout | undefined> {
  return find(db, payouts, { id });
}

/**
 * Locks a charity's payouts, so that another one waits until the transaction ends. Comes before the lock of the charity's
 * funds in a currency, because payouts of all currencies count together.
 */
export async function lockPayouts(tx: Database, charityId: string): Promise<void> {
  await selectRows(tx, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`payouts of ${charityId}`]);
}

/** Returns what a charity's payouts since a time take in each currency. Payouts that gave the money back do not count. */
export async function sumPayoutsSince(
  db: Database,
  { charityId, since }: { charityId: string; since: Date },
): Promise<Money[]> {
  return selectRows(
    db,
    `SELECT currency, sum(amount_minor) AS minor FROM payouts
     WHERE charity_id = $1 AND created_at > $2 AND status IN ('held', 'scheduled', 'in_transit', 'paid')
     GROUP BY currency`,
    [charityId, since],
  );
}

/**
 * Returns in US cents the largest sum of a week that two operators approved to an account; 0 without any. Payouts that gave
 * the money back do not count.
 */
export async function findLargestApproved(
  db: Database,
  { charityId, payoutAccountId }: Pick<Payout, 'charityId' | 'payoutAccountId'>,
): Promise<bigint> {
  const [row] = await selectRows<{ largest: bigint }>(
    db,
    `SELECT coalesce(max(week), 0) AS largest FROM (
       SELECT sum(limit_usd_minor)
         OVER (ORDER BY created_at RANGE BETWEEN INTERVAL '${WEEK_DAYS} days' PRECEDING AND CURRENT ROW) AS week
       FROM payouts
       WHERE charity_id = $1 AND payout_account_id = $2 AND approved_by IS NOT NULL
         AND status IN ('scheduled', 'in_transit', 'paid')
     ) AS weeks`,
    [charityId, payoutAccountId],
  );
  return row?.largest ?? 0n;
}

/** Reads a payout and locks it until the transaction ends. */
export async function lockPayout(tx: Database, id: string): Promise<Payout | undefined> {
  return lock(tx, payouts, { id });
}

/** Changes a payout, but not its status. Lock it first. */
export async function updatePayout(
  tx: Database,
  id: string,
  changes: Partial<Payout> & { status?: never },
): Promise<void> {
  await update(tx, payouts, { id }, changes);
}

/** Stores a new status of a payout. Operations call `movePayout`, which compares it with the allowed moves. */
export async function storePayoutMove(tx: Database, id: string, changes: PayoutMove): Promise<void> {
  await update(tx, payouts, { id }, changes);
}

/** Locks the held payouts to a payout account that have this hold reason and this holder. */
export async function lockHeldPayouts(
  tx: Database,
  hold: { payoutAccountId: string; holdReason: string; heldBy: string | null },
): Promise<Payout[]> {
  return list(tx, payouts, { ...hold, status: 'held' }, { order: ['id'], lock: true });
}

/** Returns a page of payouts, newest first, and the total. */
export async function listPayouts(
  db: Database,
  { charityId, status, limit, offset }: PayoutFilter,
): Promise<{ payouts: Payout[]; total: number }> {
  const { rows, total } = await listPage(
    db,
    payouts,
    {
      ...(charityId === undefined ? {} : { charityId }),
      ...(status === undefined ? {} : { status }),
    },
    { order: [['id', 'DESC']], limit, offset },
  );
  return { payouts: rows, total };
}
