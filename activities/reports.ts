/** Sends the saved reports of charities. */
import { inTransaction } from '../db/database';
import { type Day } from '../domain/days';
import { sendDueReports, type SentReports } from '../operations/reports/send-due-reports';
import { type ActivityDependencies } from '.';

export interface ReportBatch {
  day: Day;
  /** The last report of the previous batch, or an empty text for the first batch. */
  after: string;
}

export function createReportActivities({ db }: ActivityDependencies) {
  return {
    /** Sends one batch of the reports that are due on a day. */
    async sendReports({ day, after }: ReportBatch): Promise<SentReports> {
      return inTransaction(db, (tx) => sendDueReports({ tx, at: new Date() }, { day, after }));
    },
  };
}
