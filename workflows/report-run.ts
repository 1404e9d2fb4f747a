import { continueAsNew, setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import { type ReportRunView } from './messages';
import { scheduledTime } from './scheduled-time';
import { remoteSteps } from './steps';

const { sendReports } = remoteSteps('send saved reports');

interface RunSoFar extends ReportRunView {
  after: string;
}

/**
 * Sends the saved reports that are due on a day, batch by batch. A late run still sends the reports of the day for
 * which Temporal scheduled it.
 */
export async function reportRun(soFar?: RunSoFar): Promise<ReportRunView> {
  const view: ReportRunView = {
    day: soFar?.day ?? scheduledTime().toISOString().slice(0, 10),
    reports: soFar?.reports ?? 0,
  };
  let after: string | null = soFar?.after ?? '';
  while (after !== null) {
    if (workflowInfo().continueAsNewSuggested) await continueAsNew<typeof reportRun>({ ...view, after });
    const sent: Awaited<ReturnType<typeof sendReports>> = await sendReports({ day: view.day, after });
    view.reports += sent.reports;
    after = sent.after;
    setCurrentDetails(`${view.day}: ${view.reports} reports sent so far.`);
  }
  return view;
}
