import { continueAsNew, setCurrentDetails, setHandler, sleep, workflowInfo } from '@temporalio/workflow';
import { type PayoutRunInput, payoutRunState, type PayoutRunView } from './messages';
import { scheduledTime } from './scheduled-time';
import { localSteps, remoteSteps } from './steps';

const { readCash } = remoteSteps('read the free cash of the providers', {
  startToCloseTimeout: '10 minutes',
});
const { makeDuePayouts } = remoteSteps('make the due payouts of some charities', {
  startToCloseTimeout: '10 minutes',
});
const { endPayoutRun } = localSteps('note that the day has had its run');

type PaidGroup = Awaited<ReturnType<typeof makeDuePayouts>>;

/** The waits before the run tries charities that failed again. The last try is on the same day. */
const WAITS = ['1 minute', '5 minutes', '15 minutes', '1 hour', '3 hours', '6 hours'] as const;

/** Where a pass through the charities begins. */
interface Start {
  after: string;
  cash: PaidGroup['cash'];
  /** How many times the run has waited. */
  waits: number;
}

/** The progress that a run passes to its continuation, which begins with an empty history. */
type RunSoFar = PayoutRunView & Start;

/**
 * Makes the payouts that are due on a day by the charities' frequencies. A second run for the same day pays nobody again.
 * A late run still pays for the day for which Temporal scheduled it. If charities fail, waits and passes through all
 * charities again, which pays those that are not paid yet. A run that was cancelled or terminated is started again with
 * its day as the input.
 */
export async function payoutRun(input?: PayoutRunInput | RunSoFar): Promise<PayoutRunView> {
  const soFar = input !== undefined && 'after' in input ? input : undefined;
  const view: PayoutRunView = {
    day: input?.day ?? scheduledTime().toISOString().slice(0, 10),
    charities: soFar?.charities ?? 0,
    payouts: soFar?.payouts ?? 0,
    failed: soFar?.failed ?? 0,
  };
  setHandler(payoutRunState, () => view);
  let waits = soFar?.waits ?? 0;
  await passThrough(view, soFar ?? { after: '', cash: await readCash(), waits });
  for (let wait = WAITS[waits]; view.failed > 0 && wait !== undefined; wait = WAITS[waits]) {
    waits += 1;
    await sleep(wait, { summary: 'waiting to try charities that failed again' });
    Object.assign(view, { charities: 0, failed: 0 });
    await passThrough(view, { after: '', cash: await readCash(), waits });
  }
  await endPayoutRun({ day: view.day });
  return view;
}

/** Makes the due payouts, one group of charities at a time. */
async function passThrough(view: PayoutRunView, start: Start): Promise<void> {
  const { waits } = start;
  let { cash } = start;
  let after: string | null = start.after;
  while (after !== null) {
    // Continues with an empty history, because Temporal terminates a workflow whose history grows too long.
    if (workflowInfo().continueAsNewSuggested)
      await continueAsNew<typeof payoutRun>({ ...view, after, cash, waits });
    const group: PaidGroup = await makeDuePayouts({ day: view.day, nowMs: Date.now(), after, cash });
    ({ after, cash } = group);
    view.charities += group.charities;
    view.payouts += group.payouts;
    view.failed += group.failed;
    setCurrentDetails(detailsOf(view));
  }
}

function detailsOf({ day, charities, payouts, failed }: PayoutRunView): string {
  const fault = failed === 0 ? '' : ` ${String(failed)} charities failed. The log of the worker names them.`;
  return `${day}: ${String(payouts)} payouts for ${String(charities)} charities so far.${fault}`;
}
