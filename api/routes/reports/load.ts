import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { findReport, type SavedReport } from '../../../db/queries/reports/saved-reports';
import { notFound } from '../../../domain/errors';
import { loadEditableCharity } from '../charities/load';

/** Loads the saved report in the path. Only members of its charity and operators may use it. */
export async function loadReport(
  db: Database,
  actor: Actor,
  { charity_id, saved_report_id }: { charity_id: string; saved_report_id: string },
): Promise<SavedReport> {
  const charity = await loadEditableCharity(db, actor, charity_id);
  const report = await findReport(db, saved_report_id);
  if (report?.charityId !== charity.id) throw notFound('saved report');
  return report;
}
