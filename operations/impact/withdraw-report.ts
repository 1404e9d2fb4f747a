import { type Database } from '../../db/database';
import { type ImpactReport, lockReport, updateReport } from '../../db/queries/impact/reports';
import { notFound } from '../../domain/errors';

/** Withdraws a report. The report no longer counts, and another report may cover its period. */
export async function withdrawReport(
  tx: Database,
  { reportId, charityId, at }: { reportId: string; charityId: string; at: Date },
): Promise<ImpactReport> {
  const report = await lockReport(tx, reportId);
  if (report?.charityId !== charityId || report.withdrawnAt !== null) throw notFound('report');
  await updateReport(tx, reportId, { withdrawnAt: at });
  return { ...report, withdrawnAt: at };
}
