import { shiftByDays } from '../days';

/** If nobody would remain who has been a member for so long, another operator decides about a removal. */
const LONG_STANDING_DAYS = 30;

/** Returns when somebody must have become a member to be one of long standing at `at`. */
export function memberBefore(at: Date): Date {
  return shiftByDays(at, -LONG_STANDING_DAYS);
}
