/** Decides which payouts wait for two operators. See docs/rules/payouts.md. */
import { shiftByDays } from '../days';

/** The payouts of a charity in this many days count together. */
export const WEEK_DAYS = 7;
/** An account counts as new for this many days after it became active. */
const NEW_ACCOUNT_DAYS = 90;
/** A week may pass the largest approved one to an account by this factor. */
const USUAL_FACTOR = 2n;

export interface PayoutWeek {
  /** The charity's payouts of the week, the new one included, in US cents. */
  weekUsdMinor: bigint;
  /** The largest week that two operators approved to the same account before, in US cents. */
  approvedUsdMinor: bigint;
  /** When the account became active; null if it never did. */
  activeSince: Date | null;
  at: Date;
  /** The amount above which one operator is not enough, in US cents. */
  limitUsdMinor: bigint;
}

/** Returns true if two operators must decide about a payout. */
export function needsTwoOperators(week: PayoutWeek): boolean {
  const { weekUsdMinor, approvedUsdMinor, activeSince, at, limitUsdMinor } = week;
  if (weekUsdMinor <= limitUsdMinor) return false;
  const isNew = activeSince === null || activeSince > shiftByDays(at, -NEW_ACCOUNT_DAYS);
  return isNew || weekUsdMinor > USUAL_FACTOR * approvedUsdMinor;
}

/** Returns the time after which earlier payouts count together with one that is made now. */
export function weekBefore(at: Date): Date {
  return shiftByDays(at, -WEEK_DAYS);
}
