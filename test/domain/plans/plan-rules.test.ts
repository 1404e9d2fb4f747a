/** What a change of a plan leaves as it is, and what its refusal says. */
import { GivingError } from '../../../domain/errors';
import { FEE_SCHEDULE } from '../../../domain/fees/schedule';
import {
  cancelPlan,
  changePlan,
  completePlan,
  countRemaining,
  endPause,
  failPlan,
  holdPlan,
  isExhausted,
  loseSource,
  pausePlan,
  type Plan,
  type PlanTerms,
  regainSource,
  releasePlan,
  resumePlan,
  skipNext,
  upcomingDates,
  wakesAt,
} from '../../../domain/plans/plan';
import { pauseReason } from '../../../domain/plans/pause-reason';
import { planOf } from '../../factories/recurring';

const now = new Date('2027-02-10T12:00:00Z');
const active = planOf('2027-01-31', 'monthly', { durationMonths: 12 });
const paused = pausePlan(active, null, now).plan;
const exhausted: Plan = { ...active, nextNumber: 13 };

function refusalOf(act: () => unknown): GivingError {
  try {
    act();
  } catch (error) {
    if (error instanceof GivingError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
const faultOf = (act: () => unknown) => refusalOf(act).details.fields;

it.each([
  ['2027-02-10', 'must be after today (UTC)', 'too_small', '2027-02-10'],
  ['2037-02-11', 'is more than ten years away', 'too_large', '2037-02-10'],
])('a pause until %s %s', (until, message, code, limit) => {
  expect(faultOf(() => pausePlan(active, until, now))).toEqual([{ field: 'until', code, message, limit }]);
});

it('a date may lie exactly ten years ahead', () => {
  expect(pausePlan(active, '2037-02-10', now).plan.pausedUntil).toBe('2037-02-10');
});

it('a next date before today or not before the end is named', () => {
  expect(faultOf(() => changePlan(active, { nextDate: '2027-02-10' }, now))).toEqual([
    { field: 'next_date', code: 'too_small', message: 'must be after today (UTC)', limit: '2027-02-10' },
  ]);
  expect(faultOf(() => changePlan(active, { nextDate: '2028-01-31' }, now))).toEqual([
    { field: 'next_date', code: 'conflict', message: "must be before the plan's end, 2028-01-31" },
  ]);
});

it('a plan without an end takes any date of the next ten years', () => {
  const endless = planOf('2027-01-31', 'monthly');
  expect(changePlan(endless, { nextDate: '2036-01-01' }, now).plan).toMatchObject({
    anchorDate: '2036-01-01',
    anchorNumber: 2,
  });
});

it('a refusal names the status', () => {
  const refusal = refusalOf(() => pausePlan({ ...active, status: 'failed' }, null, now));
  expect(refusal).toMatchObject({ code: 'CONFLICT', details: { status: 'failed' } });
  expect(refusal.message).toBe('A recurring gift that is failed cannot be paused.');
});

it('without a gift left there is none to skip or to move', () => {
  expect(isExhausted(exhausted)).toBe(true);
  expect(isExhausted({ ...active, nextNumber: 12 })).toBe(false);
  for (const act of [
    () => skipNext(exhausted),
    () => changePlan(exhausted, { nextDate: '2027-05-01' }, now),
  ]) {
    expect(refusalOf(act).message).toBe('This recurring gift has no gifts left.');
  }
});

it('changes that pass over no gift say so', () => {
  const changes = [
    pausePlan(active, null, now),
    changePlan(active, { amountMinor: 1n }, now),
    cancelPlan(active, 'donor', null, now),
    completePlan(active, now),
    failPlan(active, now),
    holdPlan(active, 'unlisted'),
    holdPlan(paused, 'unlisted'),
    releasePlan(paused, now),
    endPause({ ...paused, heldFor: 'unlisted', pausedUntil: '2027-03-01' }),
  ];
  for (const { skipped } of changes) expect(skipped).toEqual([]);
});

it('a skipped gift is the next one, and the one after it comes next', () => {
  expect(skipNext(active)).toMatchObject({ plan: { nextNumber: 3 }, skipped: [2], event: 'updated' });
});

it('a new amount leaves the payment, and a new payment leaves the amount', () => {
  const { plan } = changePlan(active, { amountMinor: 900n }, now);
  expect(plan).toEqual({ ...active, amountMinor: 900n });
  const byBank = changePlan(active, { payment: { method: 'ach', source: 'own_ach' } }, now).plan;
  expect(byBank).toEqual({ ...active, paymentMethod: 'ach', source: 'own_ach' });
});

it('a plan keeps the price list that its donor agreed to, until a change makes its charge another', () => {
  const old = { ...active, feeSchedule: '2026-01-01' };
  const listAfter = (terms: PlanTerms) => changePlan(old, terms, now).plan.feeSchedule;
  const card = { method: 'card', source: 'another_card' } as const;
  expect(listAfter({ payment: card, amountMinor: old.amountMinor, nextDate: '2027-04-01' })).toBe(
    '2026-01-01',
  );
  expect(listAfter({ amountMinor: 900n })).toBe(FEE_SCHEDULE.version);
  expect(listAfter({ payment: { method: 'ach', source: 'own_ach' } })).toBe(FEE_SCHEDULE.version);
});

it.each([
  [true, 'card', true],
  [true, 'ach', false],
  [false, 'card', false],
] as const)('an international card %s, then paid by %s: international %s', (was, method, is) => {
  const payment = { method, source: `own_${method}` };
  const { plan } = changePlan({ ...active, internationalCard: was }, { payment }, now);
  expect(plan.internationalCard).toBe(is);
});

it('an end clears pause and hold, and keeps when it was and who ended it', () => {
  const held = holdPlan(active, 'verification').plan;
  const clear = { pausedBy: null, pausedUntil: null, heldFor: null, endedAt: now };
  expect(cancelPlan(held, 'charity', 'closing', now).plan).toMatchObject({
    ...clear,
    status: 'cancelled',
    cancelledBy: 'charity',
    cancelReason: 'closing',
  });
  expect(completePlan(held, now).plan).toMatchObject({ ...clear, status: 'completed' });
  expect(failPlan(active, now).plan).toMatchObject({ ...clear, status: 'failed' });
});

it('a hold keeps why, also during a pause of the donor’s', () => {
  expect(holdPlan(active, 'unlisted').plan).toMatchObject({ heldFor: 'unlisted', pausedUntil: null });
  expect(holdPlan(paused, 'unlisted')).toMatchObject({ plan: { heldFor: 'unlisted' }, event: null });
  expect(refusalOf(() => resumePlan(holdPlan(paused, 'unlisted').plan, now)).message).toContain(
    'cannot resume until the charity can receive',
  );
});

describe('a plan whose source was disabled', () => {
  const lost = loseSource(active);

  it('is paused by the platform, with the reason', () => {
    expect(lost).toMatchObject({
      plan: { status: 'paused', pausedBy: 'platform', needsSource: true },
      skipped: [],
      event: 'paused',
    });
    expect(pauseReason(lost.plan)).toBe('source');
    expect(refusalOf(() => resumePlan(lost.plan, now))).toMatchObject({ details: { reason: 'source' } });
  });

  it('resumes with another source', () => {
    const regained = regainSource(lost.plan, now);
    expect(regained).toMatchObject({ plan: { status: 'active', needsSource: false }, event: 'resumed' });
    expect(pauseReason(regained.plan)).toBeNull();
  });

  it('resumes only when its charity can receive gifts too', () => {
    const both = holdPlan(lost.plan, 'unlisted').plan;
    expect(pauseReason(both)).toBe('charity');
    expect(regainSource(both, now)).toMatchObject({ plan: { status: 'paused' }, event: null });
    expect(regainSource(releasePlan(both, now).plan, now)).toMatchObject({ event: 'resumed' });
    expect(releasePlan(both, now)).toMatchObject({ plan: { status: 'paused' }, event: null });
    expect(releasePlan(regainSource(both, now).plan, now)).toMatchObject({ event: 'resumed' });
  });

  it('stays with a donor who paused it, and does not resume when that pause ends', () => {
    const own = loseSource(paused);
    expect(own).toMatchObject({ plan: { status: 'paused', pausedBy: 'donor' }, event: null });
    expect(pauseReason(own.plan)).toBeNull();
    expect(regainSource(own.plan, now)).toMatchObject({ plan: { status: 'paused' }, event: null });
    const ended = endPause({ ...own.plan, pausedUntil: '2027-03-01' });
    expect(ended.plan).toMatchObject({ status: 'paused', pausedBy: 'platform', pausedUntil: null });
  });

  it('no longer needs a source once it has ended', () => {
    expect(cancelPlan(lost.plan, 'donor', null, now).plan.needsSource).toBe(false);
  });
});

it('a pause without an end does not end', () => {
  expect(() => endPause(paused)).toThrow(RangeError);
});

it('a resumed plan is nobody’s pause any more', () => {
  expect(resumePlan(paused, now).plan).toMatchObject({ status: 'active', pausedBy: null, pausedUntil: null });
});

it('a gift that is due at the moment of resuming is still made', () => {
  const due = new Date('2027-02-28T10:00:00Z');
  expect(resumePlan(paused, due).plan.nextNumber).toBe(2);
  expect(resumePlan(paused, new Date(due.getTime() + 1)).plan.nextNumber).toBe(3);
});

it('a plan wakes at its next gift while it is active, and never once it is over', () => {
  expect(wakesAt(active)).toEqual(new Date('2027-02-28T10:00:00Z'));
  expect(wakesAt(exhausted)).toBeNull();
  expect(wakesAt({ ...active, status: 'cancelled' })).toBeNull();
});

it('a plan that is over has no gifts to come', () => {
  const over = cancelPlan(active, 'donor', null, now).plan;
  expect([countRemaining(over, now), upcomingDates(over, 5)]).toEqual([0, []]);
});

it('a plan without an end has no number of gifts to come, but dates', () => {
  const endless = planOf('2027-01-31', 'monthly');
  expect(countRemaining(endless, now)).toBeNull();
  expect(upcomingDates(endless, 3)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
});

it('a plan with its last gift to come has one left', () => {
  expect(countRemaining({ ...active, nextNumber: 12 }, now)).toBe(1);
  expect(upcomingDates({ ...active, nextNumber: 12 }, 5)).toEqual(['2027-12-31']);
});
