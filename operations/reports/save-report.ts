import { type Database } from '../../db/database';
import { countReports, insertReport, type SavedReport } from '../../db/queries/reports/saved-reports';
import { dayOf } from '../../domain/days';
import { GivingError } from '../../domain/errors';
import { nextReportOn, REPORT_LIMITS } from '../../domain/reports/saved-report';
import { newId } from '../../new-id';
import { requireMembers, requireReporting } from './requirements';

export type NewReport = Omit<SavedReport, 'id' | 'nextOn' | 'lastSentAt' | 'createdAt'> & { at: Date };

/** Saves a report. It is sent for the first time when the current period has ended. */
export async function saveReport(tx: Database, { at, ...given }: NewReport): Promise<SavedReport> {
  const { charityId, frequency, recipients } = given;
  await requireReporting(tx, charityId);
  await requireMembers(tx, charityId, recipients);
  if ((await countReports(tx, charityId)) >= REPORT_LIMITS.most) {
    throw new GivingError(
      'LIMIT_EXCEEDED',
      `A charity has at most ${String(REPORT_LIMITS.most)} saved reports. Delete one first.`,
      { limit: REPORT_LIMITS.most },
    );
  }
  const nextOn = nextReportOn(frequency, dayOf(at));
  const report = { ...given, id: newId('savedreport'), nextOn, lastSentAt: null, createdAt: at };
  await insertReport(tx, report);
  return report;
}
