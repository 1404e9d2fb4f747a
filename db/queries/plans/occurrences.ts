import { type Database, selectRows } from '../../database';
import { type RecurringOccurrenceRow } from '../../models/plans';

export type Occurrence = RecurringOccurrenceRow;

/** Inserts or updates an occurrence. */
export async function saveOccurrence(tx: Database, occurrence: Occurrence): Promise<void> {
  await tx.models.recurringOccurrences.upsert(occurrence, { transaction: tx.transaction, returning: false });
}

export async function findOccurrence(
  db: Database,
  recurringId: string,
  number: number,
): Promise<Occurrence | undefined> {
  const row = await db.models.recurringOccurrences.findOne({
    where: { recurringId, number },
    transaction: db.transaction,
  });
  return row?.get({ plain: true });
}

/** Finds the occurrence whose last attempt made this gift. */
export async function findOccurrenceOfGift(
  db: Database,
  donationId: string,
): Promise<Occurrence | undefined> {
  const row = await db.models.recurringOccurrences.findOne({
    where: { donationId },
    transaction: db.transaction,
  });
  return row?.get({ plain: true });
}

export async function insertOccurrences(tx: Database, occurrences: Occurrence[]): Promise<void> {
  await tx.models.recurringOccurrences.bulkCreate(occurrences, {
    transaction: tx.transaction,
    returning: false,
  });
}

/** Skips the occurrences of a plan that are waiting for a retry. */
export async function skipRetries(tx: Database, recurringId: string): Promise<void> {
  await tx.models.recurringOccurrences.update(
    { status: 'skipped', nextAttemptAt: null },
    { where: { recurringId, status: 'retrying' }, transaction: tx.transaction },
  );
}

/** Returns true if an occurrence of a plan is pending or is waiting for a retry. */
export async function hasOpenOccurrence(tx: Database, recurringId: string): Promise<boolean> {
  const rows = await selectRows(
    tx,
    `SELECT 1 FROM recurring_occurrences
     WHERE recurring_id = $1 AND status IN ('pending', 'retrying') LIMIT 1`,
    [recurringId],
  );
  return rows.length > 0;
}

/** Counts the gifts of each plan. Pending gifts count; failed gifts do not. */
export async function countMade(db: Database, recurringIds: string[]): Promise<Map<string, number>> {
  if (recurringIds.length === 0) return new Map();
  const rows = await selectRows<{ id: string; made: number }>(
    db,
    `SELECT recurring_id AS id, count(*)::int AS made FROM recurring_occurrences
     WHERE recurring_id = ANY($1) AND status IN ('pending', 'made') GROUP BY recurring_id`,
    [recurringIds],
  );
  return new Map(rows.map(({ id, made }) => [id, made]));
}

/** Finds the next retry of each plan that has one. */
export async function findRetries(db: Database, recurringIds: string[]): Promise<Map<string, Occurrence>> {
  const rows = await db.models.recurringOccurrences.findAll({
    where: { recurringId: recurringIds, status: 'retrying' },
    // A map keeps the last entry of a key, which must be the soonest retry.
    order: [['nextAttemptAt', 'DESC']],
    transaction: db.transaction,
  });
  return new Map(rows.map((row) => row.get({ plain: true })).map((retry) => [retry.recurringId, retry]));
}

/** Returns a page of a plan's occurrences, oldest first, and the total. */
export async function listOccurrences(
  db: Database,
  recurringId: string,
  page: { limit: number; offset: number },
): Promise<{ occurrences: Occurrence[]; total: number }> {
  const { rows, count } = await db.models.recurringOccurrences.findAndCountAll({
    where: { recurringId },
    order: [['number', 'ASC']],
    ...page,
  });
  return { occurrences: rows.map((row) => row.get({ plain: true })), total: count };
}
