/** Defines what one operator alone may let the platform bear. See docs/rules/refunds.md. */
import { shiftByDays } from '../days';

/** The costs that an operator decided in this many days count together. */
const COST_DAYS = 30;

/** Returns the time after which earlier costs of an operator count. */
export function costsSince(at: Date): Date {
  return shiftByDays(at, -COST_DAYS);
}
