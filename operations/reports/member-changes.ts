import { type Database } from '../../db/database';
import { isMember } from '../../db/queries/members/members';
import {
  countReports,
  deleteReport,
  findReport,
  insertReport,
  type SavedReport,
  updateReport,
} from '../../db/queries/reports/saved-reports';
import { findRunning, lockSubscriber } from '../../db/queries/subscriptions/subscriptions';
import { dayOf } from '../../domain/days';
import { type FieldFault, GivingError, notFound, validationError } from '../../domain/errors';
import { nextReportOn, REPORT_LIMITS, REPORTS_NEED } from '../../domain/reports/saved-report';
import { newId } from '../../new-id';
import { type Act } from '../act';

export type NewReport = Omit<SavedReport, 'id' | 'nextOn' | 'lastSentAt' | 'createdAt'>;

/** Saves a report. It is sent for the first time when the current period has ended. */
export async function saveReport({ tx, at }: Act, given: NewReport): Promise<SavedReport> {
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

type ReportEdits = Partial<
  Pick<SavedReport, 'name' | 'frequency' | 'format' | 'columns' | 'paymentMethod' | 'tier' | 'recipients'>
>;

export interface ReportUpdate {
  id: string;
  charityId: string;
  edits: ReportEdits;
}

/** Changes a saved report. A new frequency begins with the current period of that frequency. */
export async function updateSavedReport({ tx, at }: Act, update: ReportUpdate): Promise<SavedReport> {
  const { id, charityId, edits } = update;
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

/** Deletes a saved report. Its waiting mails are not sent. */
export async function removeReport(tx: Database, id: string): Promise<void> {
  await deleteReport(tx, id);
}

/** Locks the charity. Throws CONFLICT unless it has the subscription that pays for saved reports. */
async function requireReporting(tx: Database, charityId: string): Promise<void> {
  await lockSubscriber(tx, charityId);
  if ((await findRunning(tx, charityId, REPORTS_NEED)) !== undefined) return;
  throw new GivingError(
    'CONFLICT',
    `Saved reports need the subscription ${REPORTS_NEED}. Begin it with POST /v1/charities/{id}/subscriptions.`,
    { subscription: REPORTS_NEED },
  );
}

/** Refuses recipients who are not members, because only members may see the data in reports. */
async function requireMembers(tx: Database, charityId: string, recipients: string[]): Promise<void> {
  const faults: FieldFault[] = [];
  for (const [index, userId] of recipients.entries()) {
    if (await isMember(tx, charityId, userId)) continue;
    const message = 'is not a member of the charity';
    faults.push({ field: `recipients.${String(index)}`, code: 'not_found', message });
  }
  if (faults.length > 0) throw validationError(faults);
}
