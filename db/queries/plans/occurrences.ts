import { type Database, selectRows } from '../../database';
import { find, insert, list, listPage, save, update } from '../../rows';
import { type RecurringOccurrenceRow, recurringOccurrences } from '../../tables/plans';

export type Occurrence = RecurringOccurrenceRow;

/** Inserts or updates an occurrence. */
export async function saveOccurrence(tx: Database, occurrence: Occurrence): Promise<void> {
  await save(tx, recurringOccurrences, occurrence);
}

export async function findOccurrence(
  db: Database,
  recurringId: string,
  number: number,
): Promise<Occurrence | undefined> {
  return find(db, recurringOccurrences, { recurringId, number });
}

/** Finds the occurrence whose last attempt made this gift. */
export async function findOccurrenceOfGift(
  db: Database,
  donationId: string,
): Promise<Occurrence | undefined> {
  return find(db, recurringOccurrences, { donationId });
}

export async function insertOccurrences(tx: Database, occurrences: Occurrence[]): Promise<void> {
  await insert(tx, recurringOccurrences, occurrences);
}

/** Skips the occurrences of a plan that are waiting for a retry. */
export async function skipRetries(tx: Database, recurringId: string): Promise<void> {
  await update(
    tx,
    recurringOccurrences,
    { recurringId, status: 'retrying' },
    { status: 'skipped', nextAttemptAt: null },
  );
}

/** Returns true if an occurrence of a plan is pending or is waiting for a retry. */
export async function hasOpenOccurrence(tx: Database, recurringId: string): Promise<boolean> {
  const where = { recurringId, status: ['pending', 'retrying'] };
  return (await find(tx, recurringOccurrences, where)) !== undefined;
}

/** Counts the gifts of each plan. Pending gifts count; failed gifts do not. */
export async function countMade(db: Database, recurringIds: string[]): Promise<Map<string, number>> {
  if (recurringIds.length === 0) return new Map();
  const rows = await selectRows<{ id: string; made: number }>(
    db,
    `SELECT recurring_id AS id, count(*) AS made FROM recurring_occurrences
     WHERE recurring_id = ANY($1) AND status IN ('pending', 'made') GROUP BY recurring_id`,
    [recurringIds],
  );
  return new Map(rows.map(({ id, made }) => [id, made]));
}

/** Finds the next retry of each plan that has one. */
export async function findRetries(db: Database, recurringIds: string[]): Promise<Map<string, Occurrence>> {
  const rows = await list(
    db,
    recurringOccurrences,
    { recurringId: recurringIds, status: 'retrying' },
    {
      // A map keeps the last entry of a key, which must be the soonest retry.
      order: [['nextAttemptAt', 'DESC']],
    },
  );
  return new Map(rows.map((retry) => [retry.recurringId, retry]));
}

/** Returns a page of a plan's occurrences, oldest first, and the total. */
export async function listOccurrences(
  db: Database,
  recurringId: string,
  page: { limit: number; offset: number },
): Promise<{ occurrences: Occurrence[]; total: number }> {
  const { rows, total } = await listPage(
    db,
    recurringOccurrences,
    { recurringId },
    { order: ['number'], ...page },
  );
  return { occurrences: rows, total };
}
