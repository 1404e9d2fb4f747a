/** Stores impact reports. A charity reports its results for a period that it chooses. */
import { type Database, selectRows } from '../../database';
import { insert, listPage, lock, update } from '../../rows';
import { type ImpactReportRow, impactReports } from '../../tables/discovery';

export type ImpactReport = ImpactReportRow;

/**
 * Locks a charity, so that its other new reports wait. Returns the id of a report with an overlapping period,
 * or undefined if there is none.
 */
export async function lockOverlappingReport(
  tx: Database,
  period: { charityId: string; start: string; end: string },
): Promise<string | undefined> {
  await selectRows(tx, 'SELECT id FROM charities WHERE id = $1 FOR NO KEY UPDATE', [period.charityId]);
  const [row] = await selectRows<{ id: string }>(
    tx,
    `SELECT id FROM impact_reports WHERE charity_id = $1 AND withdrawn_at IS NULL
       AND period_start <= $3::date AND period_end >= $2::date LIMIT 1`,
    [period.charityId, period.start, period.end],
  );
  return row?.id;
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

export interface ReportedResults {
  beneficiariesReached: number;
  projectsCompleted: number;
}

/** Returns the sums over the reports of each charity. Charities without reports are left out. */
export async function findReportedResults(
  db: Database,
  charityIds: string[],
): Promise<Map<string, ReportedResults>> {
  if (charityIds.length === 0) return new Map();
  const rows = await selectRows<ReportedResults & { id: string }>(
    db,
    `SELECT charity_id AS id, sum(beneficiaries_reached)::float8 AS beneficiaries_reached,
       sum(projects_completed)::float8 AS projects_completed
     FROM impact_reports WHERE charity_id = ANY($1) AND withdrawn_at IS NULL GROUP BY charity_id`,
    [charityIds],
  );
  return new Map(rows.map(({ id, ...results }) => [id, results]));
}
