/** Stores impact reports. A charity reports its results for a period that it chooses. */
import { Op, Transaction } from 'sequelize';
import { type Day } from '../../../domain/days';
import { type Database, selectRows } from '../../database';
import { find, insert, listPage, lock, update } from '../../rows';
import { charities } from '../../tables/charities';
import { type ImpactReportRow, impactReports } from '../../tables/discovery';

export type ImpactReport = ImpactReportRow;

/**
 * Locks a charity, so that its other new reports wait. Returns the id of a report with an overlapping period,
 * or undefined if there is none.
 */
export async function lockOverlappingReport(
  tx: Database,
  { charityId, start, end }: { charityId: string; start: Day; end: Day },
): Promise<string | undefined> {
  await lock(tx, charities, { id: charityId }, Transaction.LOCK.NO_KEY_UPDATE);
  const report = await find(tx, impactReports, {
    charityId,
    withdrawnAt: null,
    periodStart: { [Op.lte]: end },
    periodEnd: { [Op.gte]: start },
  });
  return report?.id;
}

export async function insertReport(tx: Database, report: ImpactReport): Promise<void> {
  await insert(tx, impactReports, report);
}

/** Reads one report and locks it until the transaction ends. */
export async function lockReport(tx: Database, id: string): Promise<ImpactReport | undefined> {
  return lock(tx, impactReports, { id });
}

/** Updates a report. Lock it first. */
export async function updateReport(tx: Database, id: string, changes: Partial<ImpactReport>): Promise<void> {
  await update(tx, impactReports, { id }, changes);
}

/** Returns a page of a charity's reports that are not withdrawn, newest period first, and the total. */
export async function listReports(
  db: Database,
  charityId: string,
  page: { limit: number; offset: number },
): Promise<{ reports: ImpactReport[]; total: number }> {
  const { rows, total } = await listPage(
    db,
    impactReports,
    { charityId, withdrawnAt: null },
    { order: [['periodStart', 'DESC']], ...page },
  );
  return { reports: rows, total };
}

export type ReportedResults = Pick<ImpactReport, 'beneficiariesReached' | 'projectsCompleted'>;

/** Returns the sums over the reports of each charity. Charities without reports are left out. */
export async function findReportedResults(
  db: Database,
  charityIds: string[],
): Promise<Map<string, ReportedResults>> {
  if (charityIds.length === 0) return new Map();
  const rows = await selectRows<ReportedResults & { id: string }>(
    db,
    `SELECT charity_id AS id, sum(beneficiaries_reached) AS beneficiaries_reached,
       sum(projects_completed) AS projects_completed
     FROM impact_reports WHERE charity_id = ANY($1) AND withdrawn_at IS NULL GROUP BY charity_id`,
    [charityIds],
  );
  return new Map(rows.map(({ id, ...results }) => [id, results]));
}
