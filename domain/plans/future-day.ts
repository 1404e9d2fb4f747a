/** The days that a donor can set for a plan. See docs/rules/plans.md. */
import { addMonths, type Day, dayOf } from '../days';
import { validationError } from '../errors';

/** The furthest date that a donor can set, in months from today. */
const HORIZON_MONTHS = 120;

/** Throws a validation error on the field for a day that is not after today, or that is too far away. */
export function requireFutureDay(field: string, day: Day, now: Date): void {
  const today = dayOf(now);
  if (day <= today) {
    throw validationError([{ field, code: 'too_small', message: 'must be after today (UTC)', limit: today }]);
  }
  const limit = addMonths(today, HORIZON_MONTHS);
  if (day <= limit) return;
  throw validationError([{ field, code: 'too_large', message: 'is more than ten years away', limit }]);
}
