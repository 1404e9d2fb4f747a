/** Whole days in UTC, written YYYY-MM-DD, and the steps between the gifts of a plan. */
export const FREQUENCIES = ['weekly', 'biweekly', 'monthly', 'quarterly', 'annually'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** A day as YYYY-MM-DD; days compare as text. */
export type Day = string;

export const DAY_MS = 86_400_000;

/** How far apart two gifts are: in days, or in months of whatever length. */
export const STEPS: Record<Frequency, { days: number } | { months: number }> = {
  weekly: { days: 7 },
  biweekly: { days: 14 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  annually: { months: 12 },
};

/** The UTC day of a moment. */
export function dayOf(moment: Date): Day {
  return moment.toISOString().slice(0, 10);
}

/** Midnight UTC, with which a day begins. */
export function startOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

/** The day so many days later. */
export function addDays(day: Day, days: number): Day {
  return dayOf(new Date(startOfDay(day).getTime() + days * DAY_MS));
}

/** The day so many months later; the last day of the month when it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = startOfDay(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  // Day 0 of a month is the last one of the month before.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay))));
}

/** The day so many steps after an anchor. It is counted from the anchor, so that a clamped day returns to its place. */
export function addSteps(anchor: Day, frequency: Frequency, steps: number): Day {
  const step = STEPS[frequency];
  return 'days' in step ? addDays(anchor, step.days * steps) : addMonths(anchor, step.months * steps);
}
