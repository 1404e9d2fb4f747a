/** Stores the definitions of reports that members of a charity get by mail. */
import { Op } from 'sequelize';
import { type Day } from '../../../domain/days';
import { type Database } from '../../database';
import { count, find, insert, list, listPage, remove, update } from '../../rows';
import { type SavedReportRow, savedReports } from '../../tables/messages';

export type SavedReport = SavedReportRow;

export async function insertReport(tx: Database, report: SavedReport): Promise<void> {
  await insert(tx, savedReports, report);
}

export async function findReport(db: Database, id: string): Promise<SavedReport | undefined> {
  return find(db, savedReports, { id });
}

/** Updates a report. Lock its charity first. */
export async function updateReport(tx: Database, id: string, changes: Partial<SavedReport>): Promise<void> {
  await update(tx, savedReports, { id }, changes);
}

export async function deleteReport(tx: Database, id: string): Promise<void> {
  await remove(tx, savedReports, { id });
}

/** Returns a page of a charity's reports, oldest first, and the total. */
export async function listReports(
  db: Database,
  charityId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ reports: SavedReport[]; total: number }> {
  const { rows, total } = await listPage(db, savedReports, { charityId }, { order: ['id'], limit, offset });
  return { reports: rows, total };
}

export function countReports(tx: Database, charityId: string): Promise<number> {
  return count(tx, savedReports, { charityId });
}

/** Lists and locks the reports that are due on a day, sorted by id. */
export async function lockDueReports(
  tx: Database,
  { day, after, limit }: { day: Day; after: string; limit: number },
): Promise<SavedReport[]> {
  const due = { nextOn: { [Op.lte]: day }, id: { [Op.gt]: after } };
  return list(tx, savedReports, due, { order: ['id'], limit, lock: true });
}
