/** How often a plan gives, and the steps between its gifts. */
import { addDays, addMonths, type Day } from '../days';

export const FREQUENCIES = ['weekly', 'biweekly', 'monthly', 'quarterly', 'annually'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** How far apart two gifts are: in days, or in months of whatever length. */
export const STEPS: Record<Frequency, { days: number } | { months: number }> = {
  weekly: { days: 7 },
  biweekly: { days: 14 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  annually: { months: 12 },
};

/** The day so many steps after an anchor. It is counted from the anchor, so that a clamped day returns to its place. */
export function addSteps(anchor: Day, frequency: Frequency, steps: number): Day {
  const step = STEPS[frequency];
  return 'days' in step ? addDays(anchor, step.days * steps) : addMonths(anchor, step.months * steps);
}
