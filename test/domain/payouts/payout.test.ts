/** The states of a payout, its days, and who is paid. */
import {
  APPROVAL_HOLD,
  COOLING_OFF_HOLD,
  isFinal,
  isReserving,
  mayMove,
  PAYOUT_STATUSES,
  waitsForAccount,
} from '../../../domain/payouts/payout';
import {
  balancePendingReason,
  type PayeeFacts,
  PENDING_REASONS,
  pendingReasonOf,
} from '../../../domain/payouts/payee';
import { arrivesAt, leavesAt, runKey, frequenciesDueOn } from '../../../domain/payouts/timing';

it('moves only along its states, and ends', () => {
  const moves = PAYOUT_STATUSES.map((from) => [from, PAYOUT_STATUSES.filter((to) => mayMove(from, to))]);
  expect(Object.fromEntries(moves)).toEqual({
    held: ['scheduled', 'failed', 'cancelled'],
    scheduled: ['held', 'in_transit', 'failed', 'cancelled'],
    in_transit: ['paid', 'failed'],
    paid: ['returned'],
    failed: [],
    returned: [],
    cancelled: [],
  });
});

it('is final once nothing can move it, which a paid payout is not', () => {
  expect(PAYOUT_STATUSES.filter(isFinal)).toEqual(['failed', 'returned', 'cancelled']);
});

it('reserves its amount until it leaves', () => {
  expect(PAYOUT_STATUSES.filter(isReserving)).toEqual(['held', 'scheduled']);
});

it.each(PAYOUT_STATUSES)('waits for its account only if it is held for that: %s', (status) => {
  const waiting = [COOLING_OFF_HOLD, APPROVAL_HOLD, 'An operator wants to look.', null].map((holdReason) =>
    waitsForAccount({ status, holdReason, heldBy: null }),
  );
  expect(waiting).toEqual([status === 'held', false, false, false]);
  // An operator may write the same words.
  expect(waitsForAccount({ status, holdReason: COOLING_OFF_HOLD, heldBy: 'user_1' })).toBe(false);
});

it('of a schedule is made once a day for each charity and currency', () => {
  expect(runKey('charity_1', 'EUR', '2026-11-23')).toBe('charity_1/EUR/2026-11-23');
});

it.each([
  ['2026-11-25', ['daily']],
  // A Monday.
  ['2026-11-23', ['daily', 'weekly']],
  ['2026-12-01', ['daily', 'monthly']],
  ['2027-02-01', ['daily', 'weekly', 'monthly']],
])('on %s the schedules %j pay', (day, schedules) => {
  expect(frequenciesDueOn(day)).toEqual(schedules);
});

describe('its times', () => {
  const friday = new Date('2026-11-27T15:00:00.000Z');

  it('can be cancelled for an hour, unless it is instant', () => {
    expect(leavesAt('standard', 'production', friday).toISOString()).toBe('2026-11-27T16:00:00.000Z');
    expect(leavesAt('instant', 'production', friday)).toEqual(friday);
  });

  it('arrives on a business day', () => {
    const ach = { speed: 'standard', method: 'ach', currency: 'USD' } as const;
    expect(arrivesAt(ach, 'production', friday).toISOString()).toBe('2026-12-01T15:00:00.000Z');
    expect(arrivesAt({ ...ach, method: 'sepa' }, 'production', friday).getUTCDay()).toBe(1);
    expect(arrivesAt({ ...ach, speed: 'instant' }, 'production', friday).getTime() - friday.getTime()).toBe(
      1_800_000,
    );
  });

  it('arrives after the holidays of the banks of its currency', () => {
    const christmasEve = new Date('2026-12-24T15:00:00.000Z');
    const arrival = (currency: 'USD' | 'EUR' | 'GBP') =>
      arrivesAt({ speed: 'standard', method: 'wire', currency }, 'production', christmasEve).toISOString();
    expect(arrival('USD')).toBe('2026-12-29T15:00:00.000Z');
    expect(arrival('EUR')).toBe('2026-12-29T15:00:00.000Z');
    // England has Boxing Day on the Monday, because the 26th is a Saturday.
    expect(arrival('GBP')).toBe('2026-12-30T15:00:00.000Z');
  });

  it('has business days of a second in the sandbox', () => {
    const after = (speed: 'standard' | 'instant') =>
      arrivesAt({ speed, method: 'ach', currency: 'USD' }, 'sandbox', friday).getTime() - friday.getTime();
    expect([after('standard'), after('instant')]).toEqual([2_000, 0]);
  });
});

describe('who is paid', () => {
  const paid: PayeeFacts = {
    isSandboxCharity: false,
    memberCount: 1,
    verified: true,
    level: 'standard',
    isVerifiedSinceClaim: true,
    hasOpenConcern: false,
    isScreened: true,
  };

  it.each<[Partial<PayeeFacts>, string | null]>([
    [{}, null],
    [{ level: 'enhanced' }, null],
    [{ memberCount: 0 }, 'unclaimed'],
    [{ level: 'basic' }, 'not_verified'],
    [{ verified: false }, 'not_verified'],
    [{ level: null }, 'not_verified'],
    [{ isVerifiedSinceClaim: false }, 'not_verified'],
    [{ hasOpenConcern: true }, 'open_concern'],
    [{ isScreened: false }, 'not_screened'],
    [{ isSandboxCharity: true, memberCount: 0, isScreened: false }, null],
  ])('with %o the money is pending because of %s', (changes, reason) => {
    expect(pendingReasonOf({ ...paid, ...changes })).toBe(reason);
  });

  it('tokens of a paid charity wait for the chain, and all other money for the charity', () => {
    expect(balancePendingReason('USD', null)).toBeNull();
    expect([balancePendingReason('ETH', null), balancePendingReason('USDC', null)]).toEqual([
      'awaits_evm',
      'awaits_evm',
    ]);
    for (const reason of PENDING_REASONS) {
      expect([balancePendingReason('USD', reason), balancePendingReason('ETH', reason)]).toEqual([
        reason,
        reason,
      ]);
    }
  });
});
