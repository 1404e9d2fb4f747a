/** The Schedule that wakes a plan, for the days that short months lack. */
import { holdPlan, pausePlan } from '../../../domain/plans/plan';
import { scheduleOf } from '../../../domain/plans/schedule';
import { planOf } from '../../factories/recurring';

const now = new Date('2027-02-10T12:00:00Z');
const clock = { hour: 10, minute: 0, second: 0 };
const LONG = ['JANUARY', 'MARCH', 'MAY', 'JULY', 'AUGUST', 'OCTOBER', 'DECEMBER'];
const SHORT = ['APRIL', 'JUNE', 'SEPTEMBER', 'NOVEMBER'];

it.each([
  ['2027-01-31', 31, 30],
  ['2027-01-30', 30, 30],
  ['2027-01-29', 29, 29],
])(
  'a monthly plan of %s: day %i of long months, %i of short ones, the last of February',
  (start, long, short) => {
    const schedule = scheduleOf(planOf(start, 'monthly'));
    expect(schedule?.calendars).toEqual([
      { month: LONG, dayOfMonth: long, ...clock },
      { month: SHORT, dayOfMonth: short, ...clock },
      { month: ['FEBRUARY'], dayOfMonth: 28, ...clock },
      { month: ['FEBRUARY'], dayOfMonth: 29, ...clock },
    ]);
    // In a leap year 28 February is not the last day.
    const year = { start: 2024, end: 2096, step: 4 };
    expect(schedule?.skip).toEqual([{ year, month: ['FEBRUARY'], dayOfMonth: 28, ...clock }]);
    expect(schedule?.intervals).toEqual([]);
  },
);

it('a day that every month has needs one calendar', () => {
  const schedule = scheduleOf(planOf('2027-01-28', 'quarterly', { dueSecond: 36_061 }));
  expect(schedule).toMatchObject({ skip: [], intervals: [] });
  const month = ['JANUARY', 'APRIL', 'JULY', 'OCTOBER'];
  expect(schedule?.calendars).toEqual([{ month, dayOfMonth: 28, hour: 10, minute: 1, second: 1 }]);
});

it('a yearly plan of 31 January needs no calendar for months it never meets', () => {
  expect(scheduleOf(planOf('2027-01-31', 'annually'))).toMatchObject({
    calendars: [{ month: ['JANUARY'], dayOfMonth: 31 }],
    skip: [],
  });
});

it('weeks are an interval from the day of the first gift', () => {
  const schedule = scheduleOf(planOf('1970-01-10', 'weekly'));
  expect(schedule).toMatchObject({ calendars: [], skip: [] });
  expect(schedule?.intervals).toEqual([{ every: 7 * 86_400_000, offset: 2 * 86_400_000 + 36_000_000 }]);
});

it('it begins with the next gift and ends with the last, where there is one', () => {
  expect(scheduleOf(planOf('2027-01-15', 'monthly', { durationMonths: 3 }))).toMatchObject({
    startAt: new Date('2027-02-15T10:00:00Z'),
    endAt: new Date('2027-03-15T10:00:00Z'),
    paused: false,
    note: 'monthly gift',
  });
  expect(scheduleOf(planOf('2027-01-15', 'monthly'))).not.toHaveProperty('endAt');
});

it('a pause with an end wakes once, on that day', () => {
  const resting = pausePlan(planOf('2027-01-15', 'monthly'), '2027-05-20', now).plan;
  expect(scheduleOf(resting)).toEqual({
    calendars: [{ year: 2027, month: ['MAY'], dayOfMonth: 20, hour: 0, minute: 0, second: 0 }],
    skip: [],
    intervals: [],
    startAt: new Date('2027-05-20T00:00:00Z'),
    paused: false,
    note: 'paused by the donor',
  });
});

it('a pause without an end rests where the next gift would be', () => {
  const held = holdPlan(planOf('2027-01-15', 'monthly'), 'unlisted').plan;
  expect(scheduleOf(held)).toMatchObject({
    calendars: [{ year: 2027, month: ['FEBRUARY'], dayOfMonth: 15, ...clock }],
    paused: true,
    note: 'paused by the platform',
  });
});

it('a plan that is over, or has no gift left, needs none', () => {
  const plan = planOf('2027-01-15', 'monthly', { durationMonths: 3 });
  expect(scheduleOf({ ...plan, status: 'cancelled' })).toBeUndefined();
  expect(scheduleOf({ ...plan, nextNumber: 4 })).toBeUndefined();
  expect(scheduleOf({ ...plan, status: 'completed', nextNumber: 4 })).toBeUndefined();
});
