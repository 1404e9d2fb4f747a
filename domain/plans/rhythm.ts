/**
 * Computes the due dates of a plan's occurrences. An occurrence is one gift of the plan. Occurrences are
 * numbered from 1. Each due date is counted from one occurrence, the anchor.
 */
import { addMonths, type Day, DAY_MS, startOfDay } from '../days';
import { addSteps, type Frequency, STEPS } from './calendar';

export interface Rhythm {
  frequency: Frequency;
  /** The day of the first gift. */
  startDate: Day;
  /** Null if the plan runs until it is cancelled. */
  durationMonths: number | null;
  /** The number of the anchor. It is 1, or the number of the occurrence that the donor moved last. */
  anchorNumber: number;
  anchorDate: Day;
  /** The time of day of the gifts, in seconds after midnight UTC. */
  dueSecond: number;
}

export function dueDate(rhythm: Rhythm, number: number): Day {
  return addSteps(rhythm.anchorDate, rhythm.frequency, number - rhythm.anchorNumber);
}

/** Returns the day and the time of day at which an occurrence is due. */
export function dueAt(rhythm: Rhythm, number: number): Date {
  return new Date(startOfDay(dueDate(rhythm, number)).getTime() + rhythm.dueSecond * 1_000);
}

/** Returns the first day after the plan's end, or null if the plan has no end. */
export function endDate({ startDate, durationMonths }: Rhythm): Day | null {
  return durationMonths === null ? null : addMonths(startDate, durationMonths);
}

/**
 * Returns the number of the last occurrence, or null if the plan has no end. A moved date never adds gifts to
 * the plan, and never makes a gift due after the plan's end.
 */
export function lastNumber(rhythm: Rhythm): number | null {
  const end = endDate(rhythm);
  if (end === null) return null;
  let last = countAgreed(rhythm, end);
  while (last >= rhythm.anchorNumber && dueDate(rhythm, last) >= end) last -= 1;
  return last;
}

/**
 * Returns the number of the first occurrence from number `from` that is due at `moment` or later. Ignores the
 * plan's end.
 */
export function firstNumberAt(rhythm: Rhythm, from: number, moment: Date): number {
  let number = from;
  while (dueAt(rhythm, number) < moment) number += 1;
  return number;
}

/** Counts the gifts within the duration as if no date had been moved. */
function countAgreed({ frequency, startDate, durationMonths }: Rhythm, end: Day): number {
  const step = STEPS[frequency];
  if ('months' in step) return Math.ceil((durationMonths ?? 0) / step.months);
  const days = (startOfDay(end).getTime() - startOfDay(startDate).getTime()) / DAY_MS;
  return Math.ceil(days / step.days);
}
