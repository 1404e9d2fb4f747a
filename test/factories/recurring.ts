/** Plans for tests, an independent calendar, and a reader of schedules that is itself checked against Temporal. */
import { type Occurrence } from '../../db/queries/plans/occurrences';
import { DAY_MS, type Day, dayOf, startOfDay } from '../../domain/days';
import { FEE_SCHEDULE } from '../../domain/fees/schedule';
import { type Frequency } from '../../domain/plans/calendar';
import { type Plan } from '../../domain/plans/plan';
import { dueAt, dueDate } from '../../domain/plans/rhythm';
import { type Calendar, type WantedSchedule } from '../../domain/plans/schedule';

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** An active plan of 5.00 USD whose first gift was made. */
export function planOf(startDate: string, frequency: Frequency, changes: Partial<Plan> = {}): Plan {
  return {
    id: 'recurring_1',
    accountId: 'account_1',
    donorUserId: 'user_1',
    charityId: 'charity_1',
    campaignId: null,
    amountMinor: 500n,
    currency: 'USD',
    paymentMethod: 'card',
    source: 'own_card',
    message: null,
    anonymous: false,
    contactConsent: true,
    coverFees: false,
    feeSchedule: FEE_SCHEDULE.version,
    internationalCard: false,
    metadata: {},
    frequency,
    startDate,
    durationMonths: null,
    anchorNumber: 1,
    anchorDate: startDate,
    dueSecond: 36_000,
    nextNumber: 2,
    failedInRow: 0,
    status: 'active',
    pausedBy: null,
    pausedUntil: null,
    heldFor: null,
    needsSource: false,
    guestLimitMinor: null,
    cancelledBy: null,
    cancelReason: null,
    startedAt: new Date(`${startDate}T10:00:00.000Z`),
    endedAt: null,
    clientId: null,
    grantHash: null,
    keepable: false,
    ...changes,
  };
}

/** The second date of a plan, whose gift is pending. */
export function occurrenceOf(plan: Plan, changes: Partial<Occurrence> = {}): Occurrence {
  const number = changes.number ?? 2;
  return {
    recurringId: plan.id,
    number,
    dueOn: dueDate(plan, number),
    status: 'pending',
    attempts: 1,
    donationId: null,
    firstAttemptAt: dueAt(plan, number),
    nextAttemptAt: null,
    failureCode: null,
    failureMessage: null,
    ...changes,
  };
}

export interface NearDate {
  due: Date;
  day: Day;
  /** Moves the date in the database. The next change of the plan moves its schedule too. */
  sql: string;
  values: unknown[];
}

/** Moves the next date of a plan to a moment from now, as if the days until then had passed. */
export function nearDate(planId: string, inMs: number): NearDate {
  const due = new Date(Math.floor((Date.now() + inMs) / 1_000) * 1_000);
  const second = Math.floor((due.getTime() % DAY_MS) / 1_000);
  const day = dayOf(due);
  const sql = `UPDATE recurring_plans SET anchor_number = next_number, anchor_date = $2, due_second = $3, wakes_at = $4
    WHERE id = $1`;
  return { due, day, sql, values: [planId, day, second, due] };
}

/** The dates of a plan by walking the calendar day by day: a due day that a month lacks falls on the month's last. */
export function walkDates(start: string, frequency: Frequency, count: number): string[] {
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  const everyDays = { weekly: 7, biweekly: 14 }[frequency as string];
  const everyMonths = { monthly: 1, quarterly: 3, annually: 12 }[frequency as string] ?? 0;
  const dates: string[] = [];
  let [y, m, d, daysOn, monthsOn] = [year, month, day, 0, 0];
  while (dates.length < count) {
    const length = m === 2 && isLeap(y) ? 29 : (LENGTHS[m - 1] ?? 0);
    const isDue =
      everyDays === undefined
        ? monthsOn % everyMonths === 0 && d === Math.min(day, length)
        : daysOn % everyDays === 0;
    if (isDue) dates.push([String(y), pad(m), pad(d)].join('-'));
    [d, daysOn] = [d + 1, daysOn + 1];
    if (d > length) [d, m, monthsOn] = [1, m + 1, monthsOn + 1];
    if (m > 12) [m, y] = [1, y + 1];
  }
  return dates;
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}

/** The times of a schedule in [from, to], as Temporal would act on them. */
export function actionTimes(schedule: WantedSchedule, from: Date, to: Date): Date[] {
  if (schedule.paused) return [];
  const first = new Date(Math.max(from.getTime(), schedule.startAt.getTime()));
  const last = new Date(Math.min(to.getTime(), schedule.endAt?.getTime() ?? Infinity));
  const times = new Set<number>();
  for (let day = startOfDay(dayOf(first)).getTime(); day <= last.getTime(); day += DAY_MS) {
    for (const calendar of schedule.calendars) {
      const at = day + (calendar.hour * 3_600 + calendar.minute * 60 + calendar.second) * 1_000;
      const isSkipped = schedule.skip.some((skip) => matches(skip, new Date(day)));
      if (matches(calendar, new Date(day)) && !isSkipped) times.add(at);
    }
    for (const { every, offset } of schedule.intervals) {
      const sinceLast = (day - offset) % every;
      const at = sinceLast === 0 ? day : day + every - sinceLast;
      if (at < day + DAY_MS) times.add(at);
    }
  }
  return [...times]
    .sort((a, b) => a - b)
    .map((at) => new Date(at))
    .filter((at) => at >= first && at <= last);
}

const MONTHS = 'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(
  ' ',
);

function matches({ year, month, dayOfMonth }: Calendar, day: Date): boolean {
  const y = day.getUTCFullYear();
  const isYear =
    year === undefined ||
    (typeof year === 'number'
      ? year === y
      : y >= year.start && y <= year.end && (y - year.start) % year.step === 0);
  return (
    isYear && (month as string[]).includes(MONTHS[day.getUTCMonth()] ?? '') && dayOfMonth === day.getUTCDate()
  );
}
