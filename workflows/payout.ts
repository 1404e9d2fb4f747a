import { condition, setCurrentDetails, setHandler, upsertSearchAttributes } from '@temporalio/workflow';
import { type PayoutStatus } from '../domain/payouts/payout';
import { payoutMoved, type PayoutInput, payoutState, type PayoutView } from './messages';
import { localSteps, remoteSteps, unlessCancelled } from './steps';

const { readPayout } = localSteps('read the status of the payout');
const { leavePayout } = localSteps('book the payout as leaving');
const { giveUpPayout } = localSteps('fail the payout unless it has left');
const { sendPayout } = remoteSteps('send the payout or read its status, and book the answer');

/**
 * Sends one payout. First waits while operators hold the payout, while its account cools off, and while it can be
 * cancelled. Then books the payout as leaving, and only then sends it to the provider. Asks the provider again until
 * the payout has ended. The payout's id is the idempotency key, so a repeated step never pays twice. If an operator
 * cancels the run before the payout has left, the payout fails. Later, it goes on.
 */
export async function payout({ payoutId, leavesAtMs }: PayoutInput): Promise<PayoutStatus> {
  let hasMoved = false;
  let view: PayoutView | null = null;
  setHandler(payoutMoved, () => {
    hasMoved = true;
  });
  setHandler(payoutState, () => view);
  const show = (next: PayoutView) => {
    if (view?.status !== next.status) upsertSearchAttributes({ PayoutStatus: [next.status] });
    view = next;
    setCurrentDetails(detailsOf(next));
  };
  const waitForMove = async (waitMs?: number) => {
    const summary = `waiting for ${view?.waitsFor ?? 'nobody'}`;
    if (waitMs === undefined) await condition(() => hasMoved);
    else await condition(() => hasMoved, Math.max(1, waitMs), { summary });
    hasMoved = false;
  };

  const waitToLeave = async () => {
    let { status, waitsForAccount } = await readPayout({ payoutId });
    while (status === 'held' || status === 'scheduled') {
      const waitMs = leavesAtMs - Date.now();
      if (status === 'scheduled' && waitMs <= 0) {
        ({ status, waitsForAccount } = await leavePayout({ payoutId, nowMs: Date.now() }));
      } else {
        show(waitsForAccount === true ? ACCOUNT_COOLS_OFF : waitingView(status, leavesAtMs));
        await waitForMove(status === 'held' ? undefined : waitMs);
        ({ status, waitsForAccount } = await readPayout({ payoutId }));
      }
    }
    return status;
  };
  const send = async (left: PayoutStatus) => {
    let status = left;
    while (status === 'in_transit' || status === 'paid') {
      const sent = await sendPayout({ payoutId, nowMs: Date.now() });
      status = sent.status;
      // Once a return by the bank is no longer possible, the provider's answer has no time for a next check.
      if (status === 'paid' && sent.checkAgainInMs === undefined) break;
      if (status !== 'in_transit' && status !== 'paid') break;
      const { checkAgainInMs } = sent;
      const nextAt = checkAgainInMs === undefined ? null : toTime(Date.now() + checkAgainInMs);
      show({ status, waitsFor: 'provider', nextAt });
      await waitForMove(checkAgainInMs);
    }
    return status;
  };

  const status = await unlessCancelled(
    async () => send(await waitToLeave()),
    async () => send((await giveUpPayout({ payoutId, nowMs: Date.now() })).status),
  );
  show({ status, waitsFor: 'nobody', nextAt: null });
  return status;
}

/** Has no `nextAt`, because a signal wakes the workflow at the end of the cooling-off. */
const ACCOUNT_COOLS_OFF: PayoutView = { status: 'held', waitsFor: 'account', nextAt: null };

function waitingView(status: 'held' | 'scheduled', leavesAtMs: number): PayoutView {
  return status === 'held'
    ? { status, waitsFor: 'operators', nextAt: null }
    : { status, waitsFor: 'cancellation', nextAt: toTime(leavesAtMs) };
}

function detailsOf({ status, nextAt }: PayoutView): string {
  const next = nextAt === null ? '' : ` The next step is at ${nextAt}.`;
  return `The payout is ${status.replace('_', ' ')}.${next}`;
}

function toTime(ms: number): string {
  return new Date(ms).toISOString();
}
