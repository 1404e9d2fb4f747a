/** Who may not decide about a charity. See docs/rules/members.md. */
import { shiftByDays } from '../days';

/** How many days a former member may not decide about the charity. */
export const FORMER_MEMBER_DAYS = 365;

/** Whoever left after this moment may not decide. */
export function independentSince(at: Date): Date {
  return shiftByDays(at, -FORMER_MEMBER_DAYS);
}

/** Whether two credentials may be in the same hands. Each list has everybody who can use one of them. */
export function sharePerson(one: readonly string[], other: readonly string[]): boolean {
  return one.some((person) => other.includes(person));
}
