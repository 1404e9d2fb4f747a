import { Transaction } from 'sequelize';
import { type Day } from '../../../domain/days';
import { type GiftStatus } from '../../../domain/gifts/gift';
import { type Database, selectRows } from '../../database';
import { find, insert, list, lock, update } from '../../rows';
import { type NewRowOf } from '../../tables/columns';
import { type GiftRow, donations, donationTimeline, type TimelineRow } from '../../tables/gifts';

export type Gift = GiftRow;
export type TimelineEntry = TimelineRow;
export type NewTimelineEntry = NewRowOf<typeof donationTimeline>;

export async function insertGift(tx: Database, donation: Gift): Promise<void> {
  await insert(tx, donations, donation);
}

export async function findGift(db: Database, id: string): Promise<Gift | undefined> {
  return find(db, donations, { id });
}

/**
 * Reads one gift and locks it until the transaction ends. The lock allows inserts of rows that refer to the gift, so
 * adding a timeline entry never waits for it.
 */
export async function lockGift(tx: Database, id: string): Promise<Gift | undefined> {
  return lock(tx, donations, { id }, Transaction.LOCK.NO_KEY_UPDATE);
}

/** Stores the refunded total of a gift. Lock the gift first. */
export async function noteRefunded(tx: Database, id: string, refundedMinor: bigint): Promise<void> {
  await update(tx, donations, { id }, { refundedMinor });
}

/** Stores the day of a gift. Lock the gift first. */
export async function noteGivenOn(tx: Database, id: string, givenOn: Day): Promise<void> {
  await update(tx, donations, { id }, { givenOn });
}

/** Stores the next state of a gift. Returns false if the gift is no longer in the state `from`. */
export async function storeGiftMove(
  tx: Database,
  id: string,
  from: GiftStatus,
  changes: Pick<Gift, 'status'> & Partial<Gift>,
): Promise<boolean> {
  const moved = await update(tx, donations, { id, status: from }, changes);
  return moved === 1;
}

export async function addTimelineEntry(tx: Database, entry: NewTimelineEntry): Promise<void> {
  await insert(tx, donationTimeline, entry);
}

/** Returns the timeline of a gift, oldest entry first. */
export async function listTimeline(db: Database, donationId: string): Promise<TimelineEntry[]> {
  return list(db, donationTimeline, { donationId }, { order: ['id'] });
}

/**
 * Locks a donor, so that the donor's other gifts wait. Returns in US cents what the donor, and the guests that the
 * donor took over, have given since `yearStart`. Failed gifts do not count.
 */
export async function lockYearlyGiving(tx: Database, userId: string, yearStart: Date): Promise<bigint> {
  await selectRows(tx, 'SELECT id FROM users WHERE id = $1 FOR UPDATE', [userId]);
  const [row] = await selectRows<{ given: bigint }>(
    tx,
    `SELECT coalesce(sum(limit_usd_minor), 0) AS given FROM donations
     WHERE donor_user_id = ANY($1::text || ARRAY(SELECT user_id FROM guests WHERE taken_over_by = $1))
       AND created_at >= $2 AND status <> 'failed' AND redirected_to IS NULL`,
    [userId, yearStart],
  );
  return row?.given ?? 0n;
}
