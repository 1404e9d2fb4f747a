/**
 * Finds people who must not decide about a charity because they are too close to it. See
 * docs/rules/members.md.
 */
import { shiftByDays } from '../days';

/** A former member may not decide about the charity for this many days. */
const FORMER_MEMBER_DAYS = 365;

/**
 * Returns the time FORMER_MEMBER_DAYS before `at`. A person who was a member after that time may not decide.
 */
export function independentSince(at: Date): Date {
  return shiftByDays(at, -FORMER_MEMBER_DAYS);
}

/**
 * Returns true if one person may hold both credentials. Each list contains the users who can use one
 * credential.
 */
export function sharePerson(one: readonly string[], other: readonly string[]): boolean {
  return one.some((person) => other.includes(person));
}
