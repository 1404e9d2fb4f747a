/** Defines when a verified donor is compared with the sanctions lists again. See docs/rules/verification.md. */
import { addDays, addMonths, dayOf, startOfDay } from '../days';
import { type Level } from './vocabulary';

/** Donors of this level may give the most in a year. They are screened again and again. */
export const SCREENED_DONOR_LEVEL: Level = 'enhanced';
const SCREENING_MONTHS = 3;

/** A screening before this time is too old. Nobody waits longer than the months. */
export function screeningIsOldBefore(at: Date): Date {
  return startOfDay(addDays(addMonths(dayOf(at), -SCREENING_MONTHS), 1));
}
