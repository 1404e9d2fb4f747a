import {
  type ImpactReport,
  insertReport,
  lockOverlappingReport,
  lockReport,
  updateReport,
} from '../../db/queries/impact/reports';
import { GivingError, notFound, validationError } from '../../domain/errors';
import { latestDate } from '../../domain/days';
import { newId } from '../../new-id';
import { type Act } from '../act';
import { findReferenceFaults } from '../documents/documents';

export type NewReport = Omit<ImpactReport, 'id' | 'createdAt' | 'withdrawnAt'> & {
  accountId: string;
};

/** Publishes a charity's results for a period. Periods of one charity must not overlap. */
export async function publishReport(
  { tx, at }: Act,
  { accountId, ...report }: NewReport,
): Promise<ImpactReport> {
  const { charityId, periodStart: start, periodEnd: end } = report;
  if (end < start)
    throw validationError([{ field: 'period_end', code: 'conflict', message: 'is before period_start' }]);
  if (end > latestDate(at))
    throw validationError([
      { field: 'period_end', code: 'too_large', message: 'is in the future', limit: latestDate(at) },
    ]);
  const cited = { accountId, references: report.evidence, field: 'evidence' };
  const faults = await findReferenceFaults({ tx, at }, cited);
  if (faults.length > 0) throw validationError(faults);
  const overlapping = await lockOverlappingReport(tx, { charityId, start, end });
  if (overlapping !== undefined) {
    throw new GivingError('CONFLICT', 'Another report overlaps this period.', { report_id: overlapping });
  }
  const published: ImpactReport = { ...report, id: newId('report'), createdAt: at, withdrawnAt: null };
  await insertReport(tx, published);
  return published;
}

/** Withdraws a report. The report no longer counts, and another report may cover its period. */
export async function withdrawReport(
  { tx, at }: Act,
  { reportId, charityId }: { reportId: string; charityId: string },
): Promise<ImpactReport> {
  const report = await lockReport(tx, reportId);
  if (report?.charityId !== charityId || report.withdrawnAt !== null) throw notFound('report');
  await updateReport(tx, reportId, { withdrawnAt: at });
  return { ...report, withdrawnAt: at };
}
