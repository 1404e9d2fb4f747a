import { type z } from 'zod';
import { type SavedReport } from '../../db/queries/reports/saved-reports';
import { savedReportSchema } from '../routes/reports/schema';
import { project } from '../project';

/** Presents a saved report to members of its charity. */
export function presentReport(report: SavedReport): z.input<typeof savedReportSchema> {
  return project(savedReportSchema, report, {
    saved_report_id: report.id,
    created_by: report.userId,
  });
}
