import { continueAsNew, setCurrentDetails, setHandler, workflowInfo } from '@temporalio/workflow';
import { payoutRunState, type PayoutRunView } from './messages';
import { scheduledTime } from './scheduled-time';
import { remoteSteps } from './steps';

const { readCash } = remoteSteps('read the free cash of the providers', {
  startToCloseTimeout: '10 minutes',
});
const { makeDuePayouts } = remoteSteps('make the due payouts of some charities', {
  startToCloseTimeout: '10 minutes',
});

type PaidGroup = Awaited<ReturnType<typeof makeDuePayouts>>;

/** The progress that a run passes to its continuation, which begins with an empty history. */
interface RunSoFar extends PayoutRunView {
  after: string;
  cash: PaidGroup['cash'];
}

/**
 * Makes the payouts that are due on a day by the charities' schedules, one group of charities at a time. A second run
 * for the same day pays nobody again. A late run still pays for the day for which Temporal scheduled it.
 */
export async function payoutRun(soFar?: RunSoFar): Promise<PayoutRunView> {
  const day = soFar?.day ?? scheduledTime().toISOString().slice(0, 10);
  const view: PayoutRunView = { day, charities: soFar?.charities ?? 0, payouts: soFar?.payouts ?? 0 };
  setHandler(payoutRunState, () => view);
  let cash = soFar?.cash ?? (await readCash());
  let after: string | null = soFar?.after ?? '';
  while (after !== null) {
    // Continues with an empty history, because Temporal terminates a workflow whose history grows too long.
    if (workflowInfo().continueAsNewSuggested)
      await continueAsNew<typeof payoutRun>({ ...view, after, cash });
    const group: PaidGroup = await makeDuePayouts({
      day: view.day,
      nowMs: Date.now(),
      after,
      cash,
    });
    ({ after, cash } = group);
    view.charities += group.charities;
    view.payouts += group.payouts;
    setCurrentDetails(`${view.day}: ${view.payouts} payouts for ${view.charities} charities so far.`);
  }
  return view;
}
