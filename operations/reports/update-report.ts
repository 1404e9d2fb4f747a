import { type Database } from '../../db/database';
import { findReport, type SavedReport, updateReport } from '../../db/queries/reports/saved-reports';
import { dayOf } from '../../domain/days';
import { notFound } from '../../domain/errors';
import { nextReportOn } from '../../domain/reports/saved-report';
import { requireMembers, requireReporting } from './requirements';

export type ReportEdits = Partial<
  Pick<SavedReport, 'name' | 'frequency' | 'format' | 'columns' | 'paymentMethod' | 'tier' | 'recipients'>
>;

export interface ReportUpdate {
  id: string;
  charityId: string;
  edits: ReportEdits;
  at: Date;
}

/** Changes a saved report. A new frequency begins with the current period of that frequency. */
export async function updateSavedReport(tx: Database, update: ReportUpdate): Promise<SavedReport> {
  const { id, charityId, edits, at } = update;
  await requireReporting(tx, charityId);
  const report = await findReport(tx, id);
  // The report may have been removed since the caller loaded it.
  if (report === undefined) throw notFound('saved report');
  if (edits.recipients !== undefined) await requireMembers(tx, charityId, edits.recipients);
  const isNewRhythm = edits.frequency !== undefined && edits.frequency !== report.frequency;
  const edited = { ...report, ...edits };
  const nextOn = isNewRhythm ? nextReportOn(edited.frequency, dayOf(at)) : report.nextOn;
  await updateReport(tx, id, { ...edits, nextOn });
  return { ...edited, nextOn };
}
