/** Stores payouts, and lists them. */
import { Op } from 'sequelize';
import { type PayoutStatus } from '../../../domain/payouts/payout';
import { type Database } from '../../database';
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

/** Locks the held payouts to a payout account that have this hold reason. */
export async function lockHeldPayouts(
  tx: Database,
  { payoutAccountId, holdReason }: { payoutAccountId: string; holdReason: string },
): Promise<Payout[]> {
  return list(tx, payouts, { payoutAccountId, status: 'held', holdReason }, { order: ['id'], lock: true });
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
