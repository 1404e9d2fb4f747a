/** The due dates of a plan. Occurrences are numbered from 1, and each date depends only on the number and the anchor. */
import { addMonths, type Day, DAY_MS, startOfDay } from '../days';
import { addSteps, type Frequency, STEPS } from './calendar';

export interface Rhythm {
  frequency: Frequency;
  /** The day of the first gift. */
  startDate: Day;
  /** How long the plan lasts; null when it runs until it is cancelled. */
  durationMonths: number | null;
  /** The occurrence from which dates are counted: the first, or the one last moved to another date. */
  anchorNumber: number;
  anchorDate: Day;
  /** The time of day of the gifts, in seconds after midnight UTC. */
  dueSecond: number;
}

/** The day of an occurrence. */
export function dueDate(rhythm: Rhythm, number: number): Day {
  return addSteps(rhythm.anchorDate, rhythm.frequency, number - rhythm.anchorNumber);
}

/** The moment of an occurrence. */
export function dueAt(rhythm: Rhythm, number: number): Date {
  return new Date(startOfDay(dueDate(rhythm, number)).getTime() + rhythm.dueSecond * 1_000);
}

/** The first day after the plan; null for a plan without an end. */
export function endDate({ startDate, durationMonths }: Rhythm): Day | null {
  return durationMonths === null ? null : addMonths(startDate, durationMonths);
}

/**
 * The number of the last occurrence; null for a plan without an end. Moving a date never adds a gift, and no gift falls
 * after the plan's end.
 */
export function lastNumber(rhythm: Rhythm): number | null {
  const end = endDate(rhythm);
  if (end === null) return null;
  let last = countAgreed(rhythm, end);
  while (last >= rhythm.anchorNumber && dueDate(rhythm, last) >= end) last -= 1;
  return last;
}

/** The first occurrence, from number `from` on, that is due at or after a moment. It may lie beyond the last one. */
export function firstNumberAt(rhythm: Rhythm, from: number, moment: Date): number {
  let number = from;
  while (dueAt(rhythm, number) < moment) number += 1;
  return number;
}

/** How many gifts fall into the duration when no date is moved. */
function countAgreed({ frequency, startDate, durationMonths }: Rhythm, end: Day): number {
  const step = STEPS[frequency];
  if ('months' in step) return Math.ceil((durationMonths ?? 0) / step.months);
  const days = (startOfDay(end).getTime() - startOfDay(startDate).getTime()) / DAY_MS;
  return Math.ceil(days / step.days);
}
