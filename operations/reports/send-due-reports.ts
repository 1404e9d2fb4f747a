import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import { lockDueReports, updateReport } from '../../db/queries/reports/saved-reports';
import { listSubscribed } from '../../db/queries/subscriptions/subscriptions';
import { type Day } from '../../domain/days';
import { nextReportOn, periodBefore, REPORTS_NEED } from '../../domain/reports/saved-report';
import { type Act } from '../act';

/** The maximum number of reports in one transaction. */
const BATCH = 100;

export interface SentReports {
  reports: number;
  /** The last report of the batch. Null if no more are due. */
  after: string | null;
}

/**
 * Queues the mails of a batch of reports that are due on a day, for charities that subscribe to them. Each report is
 * about the last whole period before that day. The report file is written later, with the mail. Repeating a day sends
 * nothing twice, because each report moves on to its next day.
 */
export async function sendDueReports(
  { tx, at }: Act,
  { day, after }: { day: Day; after: string },
): Promise<SentReports> {
  const due = await lockDueReports(tx, { day, after, limit: BATCH });
  const charityIds = due.map(({ charityId }) => charityId);
  const subscribed = await listSubscribed(tx, charityIds, REPORTS_NEED);
  const sent = due.filter(({ charityId }) => subscribed.has(charityId));
  for (const { id, frequency, recipients } of sent) {
    const { from, to } = periodBefore(frequency, day);
    for (const userId of recipients) {
      await enqueueNotices(tx, {
        kind: 'saved_report',
        audience: { userId },
        subject: `${id}/${from}/${to}`,
      });
    }
    await updateReport(tx, id, { nextOn: nextReportOn(frequency, day), lastSentAt: at });
  }
  const isFull = due.length === BATCH;
  return { reports: sent.length, after: isFull ? (due.at(-1)?.id ?? null) : null };
}
