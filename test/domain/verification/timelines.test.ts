/** What the clock does in each stage, and how long a reviewer has. */
import {
  type ClockedState,
  currentReminder,
  isRenewalOpen,
  nextDue,
  reviewDueAt,
} from '../../../domain/verification/timelines';
import { type Stage, STAGES } from '../../../domain/verification/vocabulary';

/** A Monday. */
const entered = new Date('2026-11-16T12:00:00Z');
const expiresAt = new Date('2027-11-20T12:00:00Z');
const graceEndsAt = new Date('2027-12-20T12:00:00Z');
const clocked = (stage: Stage, changes: Partial<ClockedState> = {}): ClockedState => ({
  stage,
  stageEnteredAt: entered,
  expiresAt,
  graceEndsAt,
  remindedDays: null,
  ...changes,
});

it('a reviewer has so long in each stage, and only where one is waited for', () => {
  const times = STAGES.flatMap((stage) => {
    const due = reviewDueAt(stage, entered);
    return due === null ? [] : [[stage, due.toISOString().slice(0, 10)]];
  });
  expect(Object.fromEntries(times)).toEqual({
    initial_review: '2026-11-23',
    manual_review: '2026-11-23',
    financial_review: '2026-11-23',
    compliance_check: '2026-11-18',
    early_renewal_review: '2026-11-30',
    renewal_review: '2026-11-30',
    re_verification: '2026-11-23',
    final_determination: '2026-11-23',
    revocation_confirmation: '2026-11-18',
    appeal_initial_review: '2026-11-18',
    appeal_full_review: '2026-11-25',
  });
});

it('the clock ends stages with a deadline, and no other stage', () => {
  const dues = STAGES.flatMap((stage) => {
    const due = nextDue(clocked(stage, { remindedDays: 7 }));
    return due === undefined ? [] : [[stage, `${due.what} ${due.at.toISOString().slice(0, 10)}`]];
  });
  expect(Object.fromEntries(dues)).toEqual({
    verified: 'renewal_due 2027-11-20',
    early_renewal_review: 'renewal_due 2027-11-20',
    re_verification: 'renewal_due 2027-11-20',
    renewal_review: 'grace_over 2027-12-20',
    opportunity_to_remedy: 'remedy_over 2026-11-30',
    rejected: 'appeal_window_over 2026-12-16',
    revoked: 'appeal_window_over 2026-12-16',
  });
});

it('what has no end is never due', () => {
  expect(nextDue(clocked('verified', { expiresAt: null }))).toBeUndefined();
  expect(nextDue(clocked('renewal_review', { graceEndsAt: null }))).toBeUndefined();
});

it.each([
  [null, 60],
  [60, 30],
  [30, 7],
])('after the reminder of day %s comes that of day %i', (remindedDays, days) => {
  expect(nextDue(clocked('verified', { remindedDays }))).toMatchObject({ what: 'reminder', days });
});

it('a renewal is open from the first reminder on, 60 days before the end', () => {
  expect(isRenewalOpen(expiresAt, new Date('2027-09-21T11:59:59Z'))).toBe(false);
  expect(isRenewalOpen(expiresAt, new Date('2027-09-21T12:00:00Z'))).toBe(true);
  expect(isRenewalOpen(null, new Date('2027-09-21T12:00:00Z'))).toBe(false);
});

it.each([
  ['2027-09-21T12:00:00Z', 60],
  ['2027-10-21T11:59:59Z', 60],
  ['2027-10-21T12:00:00Z', 30],
  ['2027-11-13T12:00:00Z', 7],
])('at %s the reminder of day %i is the right one', (now, days) => {
  expect(currentReminder({ days: 60 }, expiresAt, new Date(now))).toBe(days);
});

it('without an end the reminder that is due is the right one', () => {
  expect(currentReminder({ days: 30 }, null, new Date('2027-11-13T12:00:00Z'))).toBe(30);
});
