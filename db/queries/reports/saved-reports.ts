/** Stores the definitions of reports that members of a charity get by mail. */
import { type Day } from '../../../domain/days';
import { type Database, selectRows } from '../../database';
import { type SavedReportRow } from '../../models/reports';

export type SavedReport = SavedReportRow;

export async function insertReport(tx: Database, report: SavedReport): Promise<void> {
  await tx.models.savedReports.create(report, { transaction: tx.transaction, returning: false });
}

export async function findReport(db: Database, id: string): Promise<SavedReport | undefined> {
  const row = await db.models.savedReports.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Updates a report. Lock its charity first. */
export async function updateReport(tx: Database, id: string, changes: Partial<SavedReport>): Promise<void> {
  await tx.models.savedReports.update(changes, { where: { id }, transaction: tx.transaction });
}

export async function deleteReport(tx: Database, id: string): Promise<void> {
  await tx.models.savedReports.destroy({ where: { id }, transaction: tx.transaction });
}

/** Returns a page of a charity's reports, oldest first, and the total. */
export async function listReports(
  db: Database,
  charityId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ reports: SavedReport[]; total: number }> {
  const { rows, count } = await db.models.savedReports.findAndCountAll({
    where: { charityId },
    order: [['id', 'ASC']],
    limit,
    offset,
    transaction: db.transaction,
  });
  return { reports: rows.map((row) => row.get({ plain: true })), total: count };
}

export function countReports(tx: Database, charityId: string): Promise<number> {
  return tx.models.savedReports.count({ where: { charityId }, transaction: tx.transaction });
}

/** Lists and locks the reports that are due on a day, sorted by id. Only a running subscription sends reports. */
export async function lockDueReports(
  tx: Database,
  { day, after, limit }: { day: Day; after: string; limit: number },
): Promise<SavedReport[]> {
  const due = await selectRows<{ id: string }>(
    tx,
    `SELECT r.id FROM saved_reports r
     WHERE r.next_on <= $1 AND r.id > $2 AND EXISTS (
       SELECT 1 FROM subscriptions s
       WHERE s.charity_id = r.charity_id AND s.kind = 'custom_reporting' AND s.status <> 'ended')
     ORDER BY r.id LIMIT $3 FOR UPDATE OF r`,
    [day, after, limit],
  );
  const rows = await tx.models.savedReports.findAll({
    where: { id: due.map(({ id }) => id) },
    order: [['id', 'ASC']],
    transaction: tx.transaction,
  });
  return rows.map((row) => row.get({ plain: true }));
}
