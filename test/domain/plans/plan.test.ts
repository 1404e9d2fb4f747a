import fc from 'fast-check';
import { GivingError } from '../../../domain/errors';
import { checkEvent } from '../../../domain/events/event';
import { FREQUENCIES } from '../../../domain/plans/calendar';
import { planEvent } from '../../../domain/plans/events';
import {
  beginPlan,
  cancelPlan,
  changePlan,
  completePlan,
  countRemaining,
  endPause,
  failPlan,
  holdPlan,
  loseSource,
  mayMovePlan,
  pausePlan,
  type Plan,
  PLAN_STATUSES,
  releasePlan,
  resumePlan,
  skipNext,
  upcomingDates,
  wakesAt,
} from '../../../domain/plans/plan';
import { nextAttemptAt, RETRY_DAYS } from '../../../domain/plans/retries';
import { dueAt } from '../../../domain/plans/rhythm';
import { scheduleOf } from '../../../domain/plans/schedule';
import { planOf } from '../../factories/recurring';

const now = new Date('2027-02-10T12:00:00Z');
const active = planOf('2027-01-31', 'monthly', { durationMonths: 12 });
const paused = pausePlan(active, null, now).plan;
const pending: Plan = { ...active, status: 'pending' };
const ended = (status: 'completed' | 'cancelled' | 'failed'): Plan => ({ ...active, status, endedAt: now });

function codeOf(act: () => unknown): string {
  try {
    act();
    return 'done';
  } catch (error) {
    if (error instanceof GivingError) return error.code;
    throw error;
  }
}

it('the moves between the states, all others refused', () => {
  const moves = PLAN_STATUSES.flatMap((from) =>
    PLAN_STATUSES.filter((to) => mayMovePlan(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual([
    'pending → active',
    'pending → paused',
    'pending → cancelled',
    'pending → failed',
    'active → paused',
    'active → completed',
    'active → cancelled',
    'active → failed',
    'paused → active',
    'paused → completed',
    'paused → cancelled',
    'paused → failed',
  ]);
});

describe('what may be done in each state', () => {
  const acts: Record<string, (plan: Plan) => unknown> = {
    begin: (plan) => beginPlan(plan),
    pause: (plan) => pausePlan(plan, null, now),
    resume: (plan) => resumePlan(plan, now),
    skip: (plan) => skipNext(plan),
    change: (plan) => changePlan(plan, { amountMinor: 1n }, now),
    move: (plan) => changePlan(plan, { nextDate: '2027-03-15' }, now),
    cancel: (plan) => cancelPlan(plan, 'donor', null, now),
    complete: (plan) => completePlan(plan, now),
    fail: (plan) => failPlan(plan, now),
  };
  it.each([
    ['pending', pending, 'begin cancel fail'],
    ['active', active, 'pause skip change move cancel complete fail'],
    ['paused', paused, 'resume change cancel complete fail'],
    ['completed', ended('completed'), ''],
    ['cancelled', ended('cancelled'), ''],
    ['failed', ended('failed'), ''],
  ])('%s', (_, plan, allowed) => {
    const outcomes = Object.entries(acts).map(([name, act]) => [name, codeOf(() => act(plan))]);
    expect(
      outcomes
        .filter(([, code]) => code === 'done')
        .map(([name]) => name)
        .join(' '),
    ).toBe(allowed);
    expect(outcomes.filter(([, code]) => code !== 'done').every(([, code]) => code === 'CONFLICT')).toBe(
      true,
    );
  });
});

describe('a plan whose first gift is not charged yet', () => {
  it('has no date, no schedule, and all its gifts to come', () => {
    expect([upcomingDates(pending, 12), wakesAt(pending), scheduleOf(pending)]).toEqual([
      [],
      null,
      undefined,
    ]);
    expect(countRemaining(pending, now)).toBe(11);
  });

  it('begins with the dates that it had agreed', () => {
    const { plan, skipped, event } = beginPlan(pending);
    expect([plan, skipped, event]).toEqual([active, [], 'updated']);
  });

  it.each([
    ['its charity cannot receive', holdPlan(pending, 'unlisted')],
    ['its source is disabled', loseSource(pending)],
  ])('stays pending when %s, and then begins paused', (_, held) => {
    expect([held.plan.status, held.event]).toEqual(['pending', null]);
    const { plan, event } = beginPlan(held.plan);
    expect([plan.status, plan.pausedBy, event]).toEqual(['paused', 'platform', 'paused']);
    expect(scheduleOf(plan)).toMatchObject({ paused: true });
  });
});

describe('a pause', () => {
  it('passes over what falls into it and makes nothing up', () => {
    const { plan, skipped } = resumePlan(paused, new Date('2027-04-15T00:00:00Z'));
    expect(skipped).toEqual([2, 3]);
    expect(upcomingDates(plan, 2)).toEqual(['2027-04-30', '2027-05-31']);
    expect(countRemaining(plan, now)).toBe(9);
  });

  it('with an end goes on by itself on that day, also when a gift is due on it', () => {
    const resting = pausePlan(active, '2027-03-31', now).plan;
    expect(wakesAt(resting)).toEqual(new Date('2027-03-31T00:00:00Z'));
    expect(upcomingDates(resting, 1)).toEqual(['2027-03-31']);
    const { plan, skipped } = endPause(resting);
    expect([skipped, wakesAt(plan)]).toEqual([[2], dueAt(active, 3)]);
  });

  it('without an end has no next date, and still says how many gifts are left', () => {
    expect([upcomingDates(paused, 12), wakesAt(paused)]).toEqual([[], null]);
    expect(countRemaining(paused, new Date('2027-04-15T00:00:00Z'))).toBe(9);
    expect(scheduleOf(paused)).toMatchObject({ paused: true });
  });

  it.each(['2027-02-10', '2027-02-09', '2020-01-01', '2040-01-01'])('until %s is refused', (until) => {
    expect(codeOf(() => pausePlan(active, until, now))).toBe('VALIDATION_ERROR');
  });

  it('past the last gift leaves none', () => {
    const { plan, skipped } = resumePlan(paused, new Date('2031-01-01T00:00:00Z'));
    expect(skipped).toHaveLength(11);
    expect([plan.nextNumber, upcomingDates(plan, 1), countRemaining(plan, now)]).toEqual([13, [], 0]);
  });
});

describe('a hold, while the charity cannot receive', () => {
  it('pauses by the platform, and the donor cannot end it', () => {
    const held = holdPlan(active, 'verification').plan;
    expect(held).toMatchObject({ status: 'paused', pausedBy: 'platform' });
    expect(codeOf(() => resumePlan(held, now))).toBe('CONFLICT');
    expect(releasePlan(held, now)).toMatchObject({
      plan: { status: 'active', heldFor: null },
      event: 'resumed',
    });
  });

  it('keeps a pause of the donor’s theirs', () => {
    const held = holdPlan(paused, 'verification').plan;
    expect(held).toMatchObject({ status: 'paused', pausedBy: 'donor' });
    expect(codeOf(() => resumePlan(held, now))).toBe('CONFLICT');
    expect(releasePlan(held, now)).toMatchObject({ plan: { status: 'paused', heldFor: null }, event: null });
  });

  it('outlasts the end of the donor’s pause', () => {
    const held = holdPlan(pausePlan(active, '2027-03-15', now).plan, 'verification').plan;
    expect(endPause(held).plan).toMatchObject({ status: 'paused', pausedBy: 'platform', pausedUntil: null });
  });
});

it.each([
  ['2027-02-10', 'VALIDATION_ERROR'],
  ['2027-02-11', 'done'],
  ['2028-01-30', 'done'],
  ['2028-01-31', 'VALIDATION_ERROR'],
  ['2020-01-01', 'VALIDATION_ERROR'],
])('the next date %s of a plan that ends on 2028-01-31: %s', (nextDate, outcome) => {
  expect(codeOf(() => changePlan(active, { nextDate }, now))).toBe(outcome);
});

it('dates after a moved one count from it, on the same number of gifts', () => {
  const { plan } = changePlan(active, { nextDate: '2027-02-15' }, now);
  expect(upcomingDates(plan, 12)).toHaveLength(11);
  expect(upcomingDates(plan, 3)).toEqual(['2027-02-15', '2027-03-15', '2027-04-15']);
});

it('every change tells an event that fits its schema, and an anonymous donor is in none', () => {
  const anonymous = { ...active, anonymous: true };
  const changes = [
    pausePlan(anonymous, '2027-05-01', now),
    resumePlan({ ...paused, anonymous: true }, now),
    skipNext(anonymous),
    cancelPlan(anonymous, 'charity', 'closing', now),
    failPlan(anonymous, now),
    completePlan(anonymous, now),
    holdPlan(anonymous, 'unlisted'),
  ];
  for (const { event, plan } of changes) {
    const told = planEvent(event ?? 'created', plan);
    checkEvent(told);
    expect(JSON.stringify(told)).not.toContain('user_1');
  }
});

describe('a failed charge', () => {
  const attempts = (frequency: keyof typeof RETRY_DAYS, method: 'card' | 'ach') =>
    [1, 2, 3, 4, 5].flatMap((made) => {
      const next = nextAttemptAt({ frequency, method, attempts: made, firstAttemptAt: now });
      return next === null ? [] : [(next.getTime() - now.getTime()) / 86_400_000];
    });

  it('is tried again by the frequency’s schedule', () => {
    expect(
      Object.fromEntries(FREQUENCIES.map((frequency) => [frequency, attempts(frequency, 'card')])),
    ).toEqual({
      weekly: [1, 2],
      biweekly: [1, 3, 5],
      monthly: [1, 3, 7, 13],
      quarterly: [1, 3, 7, 13],
      annually: [1, 3, 7, 13],
    });
  });

  it.each(FREQUENCIES)('%s: never by bank debit', (frequency) => {
    expect(attempts(frequency, 'ach')).toEqual([]);
  });

  it('is tried the last time before the next gift is due', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FREQUENCIES), fc.integer({ min: 1, max: 100 }), (frequency, number) => {
        const plan = planOf('2027-01-31', frequency);
        const last = (RETRY_DAYS[frequency].at(-1) ?? 0) * 86_400_000;
        return dueAt(plan, number).getTime() + last < dueAt(plan, number + 1).getTime();
      }),
    );
  });
});
