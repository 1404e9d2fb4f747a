import { shiftByDays } from '../days';

/** For this many days, a former member hears of changes of the charity's identity and payout accounts, and may stop them. */
const FORMER_MEMBER_STOPS_DAYS = 30;

/** Returns until when somebody who left at `leftAt` may stop changes. */
export function mayStopUntil(leftAt: Date): Date {
  return shiftByDays(leftAt, FORMER_MEMBER_STOPS_DAYS);
}

/** Returns the time after which somebody must have left to stop changes at `at`. */
export function leftSince(at: Date): Date {
  return shiftByDays(at, -FORMER_MEMBER_STOPS_DAYS);
}
