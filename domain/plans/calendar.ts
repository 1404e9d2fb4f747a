/** Defines the frequencies of plans and the steps between their gifts. */
import { addDays, addMonths, type Day } from '../days';

export const FREQUENCIES = ['weekly', 'biweekly', 'monthly', 'quarterly', 'annually'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The longest plan that is not open-ended. */
export const MAX_DURATION_MONTHS = 120;

/** The step from one gift to the next, in days or calendar months. */
export const STEPS: Record<Frequency, { days: number } | { months: number }> = {
  weekly: { days: 7 },
  biweekly: { days: 14 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  annually: { months: 12 },
};

/**
 * Adds steps to the anchor day. All steps count from the anchor, so a short month does not shift later dates.
 * For example, 31 January is followed by 28 February and 31 March.
 */
export function addSteps(anchor: Day, frequency: Frequency, steps: number): Day {
  const step = STEPS[frequency];
  return 'days' in step ? addDays(anchor, step.days * steps) : addMonths(anchor, step.months * steps);
}
