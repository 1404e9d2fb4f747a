/** Computes with whole UTC days, written YYYY-MM-DD. */

/** A day as YYYY-MM-DD. Comparing the texts compares the days. */
export type Day = string;

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the UTC day of a moment. */
export function dayOf(moment: Date): Day {
  return moment.toISOString().slice(0, 10);
}

/** Returns midnight UTC at the start of a day. */
export function startOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

/** Returns true if a text is an existing day. For example, 31 June does not exist. */
export function isDay(text: string): boolean {
  const day = startOfDay(text);
  // A mutant survives: the day is compared with the whole text afterwards
  return /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) && !Number.isNaN(day.getTime()) && dayOf(day) === text;
}

/** Returns the same time of day, `days` days later. */
export function shiftByDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/** Returns true for a Saturday or Sunday (UTC). */
export function isWeekend(moment: Date): boolean {
  return [0, 6].includes(moment.getUTCDay());
}

/** Returns the same time of day, `weekdays` weekdays later. Skips weekends, but not public holidays. */
export function addWeekdays(moment: Date, weekdays: number): Date {
  let after = moment;
  for (let left = weekdays; left > 0;) {
    after = shiftByDays(after, 1);
    if (!isWeekend(after)) left -= 1;
  }
  return after;
}

export function addDays(day: Day, days: number): Day {
  return dayOf(shiftByDays(startOfDay(day), days));
}

/** Returns the same day `months` months later, or the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const date = startOfDay(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  // Day 0 of a month is the last day of the month before.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay))));
}

/** Returns the first UTC day of the month that is `monthsLater` months after the month of `moment`. */
export function startOfMonth(moment: Date, monthsLater = 0): Day {
  return dayOf(new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + monthsLater, 1)));
}

/** The offset of UTC+14. In this time zone, every day begins first. */
const FIRST_ZONE_MS = 14 * HOUR_MS;

/** Returns the latest date that is already today somewhere. It is the date in UTC+14. */
export function latestDate(now: Date): Day {
  return dayOf(new Date(now.getTime() + FIRST_ZONE_MS));
}
