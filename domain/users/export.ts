/** How long the file with a person's data is kept. See docs/rules/users.md. */
import { HOUR_MS, shiftByDays } from '../days';

/** The mailed link works for this many days. */
export const EXPORT_DAYS = 7;

/** A repeated request gets the same file for this many hours. */
const SAME_EXPORT_HOURS = 24;

/** Returns until when a file can be read that was written at a time. */
export function exportExpiry(at: Date): Date {
  return shiftByDays(at, EXPORT_DAYS);
}

/** Returns the time since which a request is answered with the file of an earlier one. */
export function sameExportSince(at: Date): Date {
  return new Date(at.getTime() - SAME_EXPORT_HOURS * HOUR_MS);
}
