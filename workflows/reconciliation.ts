import { setCurrentDetails, setHandler } from '@temporalio/workflow';
import { reconciliationState, type ReconciliationView } from './messages';
import { scheduledTime } from './scheduled-time';
import { remoteSteps } from './steps';

const DAY_MS = 86_400_000;

const { compareCharges } = remoteSteps('compare every charge of the day with the processor’s list', {
  startToCloseTimeout: '6 hours',
  heartbeatTimeout: '5 minutes',
});
const { closeSettledCharges } = remoteSteps('close the differences of charges whose state has changed');
const { readMovements } = remoteSteps('read a page of the processor’s movements of money', {
  startToCloseTimeout: '10 minutes',
});
const { compareReferences } = remoteSteps('compare a group of references with the ledger', {
  startToCloseTimeout: '10 minutes',
});

const SOURCES = ['processor', 'bank', 'receipt_log'] as const;

/**
 * Compares the ledger with the processor's lists of a day, with imported bank statements, and with the receipt log.
 * Each step stores its findings, and repeating a step changes nothing. The day is the one before the scheduled run, so
 * a late run still compares the day that it missed. An operator who starts a run may name another day.
 */
export async function reconciliation(request?: { day: string }): Promise<ReconciliationView> {
  const before = new Date(scheduledTime().getTime() - DAY_MS).toISOString().slice(0, 10);
  const view: ReconciliationView = {
    day: request?.day ?? before,
    movements: 0,
    compared: 0,
    differences: 0,
  };
  setHandler(reconciliationState, () => view);
  const { day } = view;
  view.differences += (await compareCharges({ day })).differences;
  await closeSettledCharges({ nowMs: Date.now() });
  let page: string | null = null;
  do {
    const read: Awaited<ReturnType<typeof readMovements>> = await readMovements({
      day,
      nowMs: Date.now(),
      after: page,
    });
    view.movements += read.read;
    page = read.after;
  } while (page !== null);
  for (const source of SOURCES) await compareSource(source, view);
  return view;
}

async function compareSource(source: (typeof SOURCES)[number], view: ReconciliationView): Promise<void> {
  let after: string | null = '';
  while (after !== null) {
    const group: Awaited<ReturnType<typeof compareReferences>> = await compareReferences({
      source,
      day: view.day,
      nowMs: Date.now(),
      after,
    });
    after = group.after;
    view.compared += group.compared;
    view.differences += group.news;
    setCurrentDetails(
      `${view.day}: ${view.compared} references compared, ${view.differences} new differences.`,
    );
  }
}
