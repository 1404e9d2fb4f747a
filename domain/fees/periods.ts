/**
 * Computes the date ranges of reports and the buckets of summaries. A bucket is one calendar period, such as
 * a week. Days are YYYY-MM-DD in UTC.
 */
import { addDays, addMonths, type Day, DAY_MS, startOfDay } from '../days';

export const PERIODS = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] as const;
export type Period = (typeof PERIODS)[number];

/** The longest range of a report. It is five years, including leap days. */
export const LONGEST_RANGE_DAYS = 1_827;

/** The number of buckets in a summary if the request has no date range. */
const USUAL_BUCKETS: Record<Period, number> = {
  daily: 30,
  weekly: 13,
  monthly: 12,
  quarterly: 8,
  yearly: 5,
};

/** A range of days that includes both ends. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** Counts the days of a range. Returns zero or less if the range ends before it starts. */
export function countDays({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** Returns the default range of an export: the 365 days up to `today`. */
export function lastYear(today: Day): DayRange {
  return { from: addDays(today, -364), to: today };
}

/** Returns the default range of a summary. It consists of whole buckets and ends with today's bucket. */
export function lastBuckets(period: Period, today: Day): DayRange {
  let from = startOfBucket(period, today);
  for (let more = USUAL_BUCKETS[period] - 1; more > 0; more -= 1) {
    from = startOfBucket(period, addDays(from, -1));
  }
  return { from, to: endOfBucket(period, today) };
}

/** Lists the buckets of a range in order. The first and the last bucket are cut to the range. */
export function listBuckets(period: Period, { from, to }: DayRange): DayRange[] {
  const buckets: DayRange[] = [];
  for (let start = from; start <= to;) {
    const end = endOfBucket(period, start);
    buckets.push({ from: start, to: end < to ? end : to });
    start = addDays(end, 1);
  }
  return buckets;
}

/** Returns the first day of the bucket that contains `day`. Weeks start on Monday. */
export function startOfBucket(period: Period, day: Day): Day {
  const [year = '', month = ''] = day.split('-');
  switch (period) {
    case 'daily':
      return day;
    case 'weekly':
      return addDays(day, -((startOfDay(day).getUTCDay() + 6) % 7));
    case 'monthly':
      return `${year}-${month}-01`;
    case 'quarterly':
      return `${year}-${String(Number(month) - ((Number(month) - 1) % 3)).padStart(2, '0')}-01`;
    case 'yearly':
      return `${year}-01-01`;
  }
}

/** Returns the first day of the bucket after the one that contains `day`. */
export function dayAfterBucket(period: Period, day: Day): Day {
  return addDays(endOfBucket(period, day), 1);
}

const MONTHS: Record<'monthly' | 'quarterly' | 'yearly', number> = { monthly: 1, quarterly: 3, yearly: 12 };

function endOfBucket(period: Period, day: Day): Day {
  if (period === 'daily') return day;
  const start = startOfBucket(period, day);
  if (period === 'weekly') return addDays(start, 6);
  return addDays(addMonths(start, MONTHS[period]), -1);
}
