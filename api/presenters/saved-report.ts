import { type z } from 'zod';
import { type SavedReport } from '../../db/queries/reports/saved-reports';
import { type savedReportSchema } from '../routes/reports/schema';

/** Presents a saved report to members of its charity. */
export function presentReport(report: SavedReport): z.input<typeof savedReportSchema> {
  return {
    saved_report_id: report.id,
    charity_id: report.charityId,
    name: report.name,
    frequency: report.frequency,
    format: report.format,
    columns: report.columns,
    payment_method: report.paymentMethod,
    tier: report.tier,
    recipients: report.recipients,
    next_on: report.nextOn,
    last_sent_at: report.lastSentAt?.toISOString() ?? null,
    created_by: report.userId,
    created_at: report.createdAt.toISOString(),
  };
}
