import { addWeekdays } from '../../../domain/days';
import {
  beginApplication,
  decide,
  estimateCompletion,
  type Occurrence,
} from '../../../domain/verification/decide';
import { type VerificationState } from '../../../domain/verification/decide';
import { judgeRegistration, nameSimilarity } from '../../../domain/verification/register-match';
import { addYear, currentReminder, nextDue, reviewDueAt } from '../../../domain/verification/timelines';
import { type Happening, SYSTEM } from '../../../domain/verification/vocabulary';

const day = (text: string) => new Date(`${text}T12:00:00.000Z`);
const reviewer = (userId: string) => ({ kind: 'reviewer' as const, userId, persons: [userId] });

function approved(at: Date): VerificationState {
  const { state } = beginApplication({
    entityType: 'organization',
    level: 'standard',
    hasDocuments: true,
    isIdentityKnown: true,
    requiredActions: [],
    by: { kind: 'entity', userId: 'user_member', persons: ['user_member'] },
    at,
  });
  const way: [Happening, Occurrence['by']][] = [
    ['documents_accepted', SYSTEM],
    ['pass', reviewer('user_1')],
    ['found_in_database', SYSTEM],
    ['pass', reviewer('user_1')],
    ['approve', reviewer('user_1')],
    ['approve', reviewer('user_2')],
  ];
  return way.reduce((before, [happening, by]) => decide(before, { happening, by, at }).state, state);
}

/** What the approvals of two reviewers make of it. */
function approveTwice(state: VerificationState, at: Date): VerificationState {
  return ['user_1', 'user_2'].reduce(
    (before, userId) => decide(before, { happening: 'approve', by: reviewer(userId), at }).state,
    state,
  );
}

describe('business days', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-22', 5, '2026-11-27'],
    ['2026-11-16', 10, '2026-11-30'],
  ])('%s and %i business days is %s', (from, days, to) => {
    expect(addWeekdays(day(from), days)).toEqual(day(to));
  });

  it('an appeal is first heard within 48 hours, weekend or not', () => {
    expect(reviewDueAt('appeal_initial_review', day('2026-11-20'))).toEqual(day('2026-11-22'));
  });

  it('completion is estimated ten business days after the application, and not for what waits for nobody', () => {
    const { state } = beginApplication({
      entityType: 'donor',
      level: 'basic',
      hasDocuments: false,
      isIdentityKnown: false,
      requiredActions: [],
      by: SYSTEM,
      at: day('2026-11-16'),
    });
    expect(estimateCompletion(state)).toEqual(day('2026-11-30'));
    expect(estimateCompletion(approved(day('2026-11-16')))).toBeNull();
  });
});

describe('years', () => {
  it('29 February becomes 28 February', () => {
    expect(addYear(day('2028-02-29'))).toEqual(day('2029-02-28'));
  });

  it('an approval holds a year, a late renewal one from its day, an early one follows the current year', () => {
    const first = approved(day('2026-11-20'));
    expect(first.expiresAt).toEqual(day('2027-11-20'));
    const due = decide(first, { happening: 'renewal_due', by: SYSTEM, at: day('2027-11-20') }).state;
    const late = approveTwice(due, day('2027-12-01'));
    expect(late.expiresAt).toEqual(day('2028-12-01'));
    const early = decide(first, {
      happening: 'documents_submitted',
      by: SYSTEM,
      at: day('2027-10-01'),
    }).state;
    const renewed = approveTwice(early, day('2027-10-02'));
    expect([renewed.expiresAt, renewed.period]).toEqual([day('2028-11-20'), 2]);
  });

  it('a re-verification leaves the year as it is', () => {
    const first = approved(day('2026-11-20'));
    const again = decide(first, {
      happening: 'trigger',
      by: reviewer('user_2'),
      at: day('2027-03-01'),
    }).state;
    const kept = approveTwice(again, day('2027-03-05'));
    expect([kept.stage, kept.expiresAt, kept.period]).toEqual(['verified', first.expiresAt, 1]);
  });

  it('reminders come 60, 30 and 7 days before, and after an outage only the latest due one', () => {
    const expiresAt = day('2027-11-20');
    const state = { ...approved(day('2026-11-20')), expiresAt };
    expect(nextDue(state)).toEqual({ what: 'reminder', days: 60, at: day('2027-09-21') });
    expect(nextDue({ ...state, remindedDays: 30 })).toEqual({
      what: 'reminder',
      days: 7,
      at: day('2027-11-13'),
    });
    expect(nextDue({ ...state, remindedDays: 7 })).toEqual({ what: 'renewal_due', at: expiresAt });
    expect(currentReminder({ days: 60 }, expiresAt, day('2027-10-25'))).toBe(30);
  });
});

describe('names', () => {
  it.each<[string, string, number]>([
    ['Harbor Light Food Bank', 'HARBOR LIGHT FOOD BANK INC', 1],
    ['The Bank of Harbor Light Food', 'HARBOR LIGHT FOOD BANK INC', 1],
    ['Community Assn of Rhode Island', 'COMMUNITY ASSOCIATION RHODE ISLAND', 1],
    ['Théâtre Saint-Denis', 'THEATRE ST DENIS', 1],
    ['Red Cross', 'BLUE CRESCENT', 0],
    ['', 'ANY NAME', 0],
  ])('%j and %j: %d', (given, registeredName, similarity) => {
    expect(nameSimilarity(given, registeredName)).toBe(similarity);
  });

  it('a typing error costs little, a missing word more', () => {
    const full = 'HARBOR LIGHT FOOD BANK';
    expect(nameSimilarity('Habror Light Food Bank', full)).toBeGreaterThan(0.9);
    expect(nameSimilarity('Harbor Food', full)).toBeLessThan(0.85);
  });

  it.each<[string, Parameters<typeof judgeRegistration>[0], string]>([
    ['abroad', { name: 'A', ein: '123456789', country: 'FR' }, 'no_register_for_country'],
    ['without a number', { name: 'A', ein: null, country: 'US' }, 'no_number'],
    ['under another name', { name: 'Blue Crescent', ein: '123456789', country: 'US' }, 'name_differs'],
    ['under its name', { name: 'Red Cross', ein: '123456789', country: null }, 'match'],
  ])('an organization %s', (_how, entity, outcome) => {
    expect(judgeRegistration(entity, { name: 'RED CROSS', deductibility: 'yes' }).outcome).toBe(outcome);
  });
});
