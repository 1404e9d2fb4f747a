import { type SentPayout, type WaitingPayout } from '../../../activities/payouts';
import { DAY_MS, HOUR_MS } from '../../../domain/days';
import { type AccountStatus } from '../../../domain/payout-accounts/account';
import { payout, payoutAccount, payoutRun } from '../../../workflows';
import { payoutMoved } from '../../../workflows/messages';
import { type Course, inTurn, type Way, way, type Ways } from './way';

/** The answers of the steps of a payout. */
interface Answers {
  read?: WaitingPayout[];
  leave?: WaitingPayout[];
  send?: SentPayout[];
  giveUp?: WaitingPayout[];
}

/** A payout that may be cancelled for an hour. */
function sent(
  end: SentPayout['status'],
  { read = [scheduled, scheduled], leave = [inTransit], send = [], giveUp = [] }: Answers,
  happenings: Course['happenings'] = [],
): Way {
  return way(payout, (startMs) => ({
    input: [{ payoutId: 'payout_1', leavesAtMs: startMs + HOUR_MS }],
    steps: {
      readPayout: inTurn(...read),
      leavePayout: inTurn(...leave),
      sendPayout: inTurn(...send),
      giveUpPayout: inTurn(...giveUp),
    },
    happenings,
    end: { result: end },
  }));
}

const held: WaitingPayout = { status: 'held' };
const heldByAccount: WaitingPayout = { status: 'held', waitsForAccount: true };
const scheduled: WaitingPayout = { status: 'scheduled' };
const inTransit: SentPayout = { status: 'in_transit' };
const paid: SentPayout = { status: 'paid' };
const failed: SentPayout = { status: 'failed' };
const askAgain = (status: 'in_transit' | 'paid', days: number): SentPayout => ({
  status,
  checkAgainInMs: days * DAY_MS,
});

const cancel = { afterMs: 60_000, what: 'cancellation' } as const;
const move = (afterMs: number) => ({ afterMs, what: payoutMoved });

const payouts: Ways = {
  'payout-paid': sent('paid', { send: [askAgain('in_transit', 2), paid] }),
  'payout-failed': sent('failed', { send: [askAgain('in_transit', 2), failed] }),
  'payout-returned': sent('returned', {
    send: [askAgain('in_transit', 2), askAgain('paid', 5), { status: 'returned' }],
  }),
  'payout-paid-by-file': sent('paid', { send: [inTransit, askAgain('in_transit', 3), paid] }, [
    move(2 * DAY_MS),
  ]),
  'payout-failed-before-leaving': sent('failed', { leave: [failed] }),
  'payout-cancelled': sent('cancelled', { read: [scheduled, { status: 'cancelled' }] }, [move(60_000)]),
  'payout-held-and-released': sent('paid', { read: [held, scheduled], send: [paid] }, [move(2 * DAY_MS)]),
  'payout-held-by-account': sent(
    'paid',
    { read: [scheduled, scheduled, scheduled], leave: [heldByAccount, inTransit], send: [paid] },
    [move(2 * DAY_MS)],
  ),
  'payout-cancelled-by-operator': sent('failed', { read: [scheduled], giveUp: [failed] }, [cancel]),
  'payout-cancelled-too-late': sent(
    'paid',
    { send: [askAgain('in_transit', 2), paid], giveUp: [inTransit] },
    [{ ...cancel, afterMs: DAY_MS }],
  ),
};

/** An account with this status after its cooling-off. */
function account(status: AccountStatus, coolingOffMs = 2 * DAY_MS): Way {
  return way(payoutAccount, (startMs) => ({
    input: [{ accountId: 'payoutaccount_1', effectiveAtMs: startMs + coolingOffMs }],
    steps: { endAccountCoolingOff: inTurn(status) },
    end: { result: status },
  }));
}

const accounts: Ways = {
  'payout-account-active': account('active'),
  'payout-account-disabled': account('disabled'),
  'payout-account-begun-when-due': account('active', 0),
};

const cash = { sandbox: { USD: '300' } };
const group = (after: string | null, failed = 0) => ({ after, charities: 2, payouts: 1, failed, cash });

const endPayoutRun = () => Promise.resolve();

const runs: Ways = {
  'payout-run-completed': way(payoutRun, {
    steps: { readCash: inTurn(cash), makeDuePayouts: inTurn(group('charity_b'), group(null)), endPayoutRun },
    end: { result: { charities: 4, payouts: 2 } },
  }),
  'payout-run-continued': way(payoutRun, {
    steps: { readCash: inTurn(cash), makeDuePayouts: () => Promise.resolve(group('charity_b')) },
    isLong: true,
    end: { continuesWith: [{ after: 'charity_b' }] },
  }),
  'payout-run-tried-again': way(payoutRun, {
    steps: {
      readCash: inTurn(cash, cash),
      makeDuePayouts: inTurn(group(null, 1), group(null)),
      endPayoutRun,
    },
    end: { result: { charities: 2, payouts: 2, failed: 0 } },
  }),
  'payout-run-resumed': way(payoutRun, {
    input: [{ day: '2026-12-01', charities: 4, payouts: 2, failed: 0, after: 'charity_b', cash, waits: 0 }],
    steps: { makeDuePayouts: inTurn(group(null)), endPayoutRun },
    end: { result: { day: '2026-12-01', charities: 6, payouts: 3 } },
  }),
  'payout-run-made-up': way(payoutRun, {
    input: [{ day: '2026-12-01' }],
    steps: { readCash: inTurn(cash), makeDuePayouts: inTurn(group(null)), endPayoutRun },
    end: { result: { day: '2026-12-01', charities: 2, payouts: 1 } },
  }),
};

export const payoutWays: Ways = { ...payouts, ...accounts, ...runs };
