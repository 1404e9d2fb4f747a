/** Which gift of a plan is due when. Occurrences are numbered from 1, and a number's date follows from its anchor alone. */
import { addMonths, type Day, DAY_MS, startOfDay } from '../days';
import { addSteps, type Frequency, STEPS } from './calendar';

export interface Rhythm {
  frequency: Frequency;
  /** The day of the first gift. */
  startDate: Day;
  /** How long the plan lasts; null until it is cancelled. */
  durationMonths: number | null;
  /** The occurrence from which dates are counted: the first, or the one that was moved to another date last. */
  anchorNumber: number;
  anchorDate: Day;
  /** When in the day gifts are made, in seconds after midnight UTC. */
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

/** The first day that is no longer the plan's; null for a plan without an end. */
export function endDate({ startDate, durationMonths }: Rhythm): Day | null {
  return durationMonths === null ? null : addMonths(startDate, durationMonths);
}

/**
 * The number of the last occurrence; null for a plan without an end. A moved date never adds a gift to those that were
 * agreed, and none falls after the plan's end.
 */
export function lastNumber(rhythm: Rhythm): number | null {
  const end = endDate(rhythm);
  if (end === null) return null;
  let last = countAgreed(rhythm, end);
  while (last >= rhythm.anchorNumber && dueDate(rhythm, last) >= end) last -= 1;
  return last;
}

/** The first occurrence at or after a moment, counted from a number; it may lie beyond the last one. */
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
