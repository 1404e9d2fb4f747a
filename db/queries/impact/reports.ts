/** What charities report of their results, for periods of their choice. */
import { type Database, selectRows } from '../../database';

export interface ImpactReport {
  id: string;
  charityId: string;
  /** First and last day, YYYY-MM-DD. */
  periodStart: string;
  periodEnd: string;
  beneficiariesReached: number;
  projectsCompleted: number;
  carbonOffsetGrams: number | null;
  summary: string | null;
  evidence: string[];
  reportedBy: string;
  createdAt: Date;
}

const COLUMNS = `id, charity_id AS "charityId", period_start::text AS "periodStart", period_end::text AS "periodEnd",
  beneficiaries_reached AS "beneficiariesReached", projects_completed AS "projectsCompleted",
  carbon_offset_grams::float8 AS "carbonOffsetGrams", summary, evidence, reported_by AS "reportedBy",
  created_at AS "createdAt"`;

/** Holds a charity's reports against concurrent ones and answers the one whose period overlaps, if there is one. */
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

/** Stores a new report. */
export async function insertReport(tx: Database, report: ImpactReport): Promise<void> {
  await selectRows(
    tx,
    `INSERT INTO impact_reports (id, charity_id, period_start, period_end, beneficiaries_reached, projects_completed,
       carbon_offset_grams, summary, evidence, reported_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
    [
      report.id,
      report.charityId,
      report.periodStart,
      report.periodEnd,
      report.beneficiariesReached,
      report.projectsCompleted,
      report.carbonOffsetGrams,
      report.summary,
      report.evidence,
      report.reportedBy,
      report.createdAt,
    ],
  );
}

/** Takes a report back; undefined when the charity has no such report. */
export async function withdrawReport(
  tx: Database,
  report: { id: string; charityId: string; at: Date },
): Promise<ImpactReport | undefined> {
  const [row] = await selectRows<ImpactReport>(
    tx,
    `UPDATE impact_reports SET withdrawn_at = $3
     WHERE id = $1 AND charity_id = $2 AND withdrawn_at IS NULL RETURNING ${COLUMNS}`,
    [report.id, report.charityId, report.at],
  );
  return row;
}

/** A page of a charity's reports, newest period first, and how many there are. */
export async function listReports(
  db: Database,
  charityId: string,
  page: { limit: number; offset: number },
): Promise<{ reports: ImpactReport[]; total: number }> {
  const [reports, [count]] = await Promise.all([
    selectRows<ImpactReport>(
      db,
      `SELECT ${COLUMNS} FROM impact_reports WHERE charity_id = $1 AND withdrawn_at IS NULL
       ORDER BY period_start DESC LIMIT $2 OFFSET $3`,
      [charityId, page.limit, page.offset],
    ),
    selectRows<{ total: number }>(
      db,
      'SELECT count(*)::int AS total FROM impact_reports WHERE charity_id = $1 AND withdrawn_at IS NULL',
      [charityId],
    ),
  ]);
  return { reports, total: count?.total ?? 0 };
}

export interface ReportedResults {
  beneficiariesReached: number;
  projectsCompleted: number;
}

/** What each charity reported in all; a charity without reports is left out. */
export async function findReportedResults(
  db: Database,
  charityIds: string[],
): Promise<Map<string, ReportedResults>> {
  if (charityIds.length === 0) return new Map();
  const rows = await selectRows<ReportedResults & { id: string }>(
    db,
    `SELECT charity_id AS id, sum(beneficiaries_reached)::float8 AS "beneficiariesReached",
       sum(projects_completed)::float8 AS "projectsCompleted"
     FROM impact_reports WHERE charity_id = ANY($1) AND withdrawn_at IS NULL GROUP BY charity_id`,
    [charityIds],
  );
  return new Map(rows.map(({ id, ...results }) => [id, results]));
}
