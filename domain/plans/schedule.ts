/**
 * Describes the Temporal Schedule of a plan in UTC. The Schedule only wakes the plan. The database decides
 * which gifts are due.
 */
import { DAY_MS } from '../days';
import { STEPS } from './calendar';
import { isExhausted, isLive, type Plan, wakesAt } from './plan';
import { dueAt, lastNumber } from './rhythm';

const MONTHS = [
  'JANUARY',
  'FEBRUARY',
  'MARCH',
  'APRIL',
  'MAY',
  'JUNE',
  'JULY',
  'AUGUST',
  'SEPTEMBER',
  'OCTOBER',
  'NOVEMBER',
  'DECEMBER',
] as const;
type Month = (typeof MONTHS)[number];
const SHORT_MONTHS: readonly Month[] = ['APRIL', 'JUNE', 'SEPTEMBER', 'NOVEMBER'];
/**
 * The leap years. The list ends before 2100, because 2100 is not a leap year and a Schedule supports no later
 * year.
 */
const LEAP_YEARS = { start: 2024, end: 2096, step: 4 };

export interface Calendar {
  year?: number | typeof LEAP_YEARS;
  month: Month[];
  dayOfMonth: number;
  hour: number;
  minute: number;
  second: number;
}

export interface WantedSchedule {
  calendars: Calendar[];
  skip: Calendar[];
  /** `every` and `offset` are milliseconds. `offset` counts from 1970. */
  intervals: { every: number; offset: number }[];
  startAt: Date;
  endAt?: Date;
  paused: boolean;
  /** A line for operators, shown in Temporal. */
  note: string;
}

/** Returns the Schedule that a plan needs now, or undefined if it needs none. */
export function scheduleOf(plan: Plan): WantedSchedule | undefined {
  if (!isLive(plan) || isExhausted(plan)) return undefined;
  if (plan.status === 'paused') return pausedSchedule(plan);
  const last = lastNumber(plan);
  return {
    ...timesOf(plan),
    startAt: dueAt(plan, plan.nextNumber),
    ...(last === null ? {} : { endAt: dueAt(plan, last) }),
    paused: false,
    note: `${plan.frequency} gift`,
  };
}

/**
 * Returns the Schedule of a paused plan. If the pause has an end, the Schedule wakes the plan once at that
 * time. Otherwise the Schedule is paused too.
 */
function pausedSchedule(plan: Plan): WantedSchedule {
  const wakes = wakesAt(plan);
  const at = wakes ?? dueAt(plan, plan.nextNumber);
  return {
    calendars: [
      {
        year: at.getUTCFullYear(),
        month: monthsEvery(at.getUTCMonth(), 12),
        dayOfMonth: at.getUTCDate(),
        ...clockOf(at),
      },
    ],
    skip: [],
    intervals: [],
    startAt: at,
    paused: wakes === null,
    note: `paused by the ${plan.pausedBy ?? 'donor'}`,
  };
}

function timesOf(plan: Plan): Pick<WantedSchedule, 'calendars' | 'skip' | 'intervals'> {
  const step = STEPS[plan.frequency];
  const anchor = dueAt(plan, plan.anchorNumber);
  if ('months' in step) return monthlyTimes(anchor, step.months);
  const every = step.days * DAY_MS;
  return { calendars: [], skip: [], intervals: [{ every, offset: anchor.getTime() % every }] };
}

/** A calendar skips months without its day. So shorter months get a second calendar for their last day. */
function monthlyTimes(anchor: Date, everyMonths: number) {
  const day = anchor.getUTCDate();
  const months = monthsEvery(anchor.getUTCMonth(), everyMonths);
  const on = (month: Month[], dayOfMonth: number): Calendar[] =>
    month.length === 0 ? [] : [{ month, dayOfMonth, ...clockOf(anchor) }];
  const february = months.filter((month) => month === 'FEBRUARY');
  const short = months.filter((month) => SHORT_MONTHS.includes(month));
  const long = months.filter((month) => month !== 'FEBRUARY' && !SHORT_MONTHS.includes(month));
  if (day <= 28) return { calendars: on(months, day), skip: [], intervals: [] };
  return {
    calendars: [...on(long, day), ...on(short, Math.min(day, 30)), ...on(february, 28), ...on(february, 29)],
    skip: on(february, 28).map((calendar) => ({ ...calendar, year: LEAP_YEARS })),
    intervals: [],
  };
}

function monthsEvery(first: number, step: number): Month[] {
  return MONTHS.filter((_, index) => (index - first + 12) % step === 0);
}

function clockOf(moment: Date) {
  return { hour: moment.getUTCHours(), minute: moment.getUTCMinutes(), second: moment.getUTCSeconds() };
}
