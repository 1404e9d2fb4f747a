/** Background work on single rows. A row whose work fails waits, and the other rows go on. See docs/rules/care.md. */

/** The wait after the first failure. It doubles with each failure. */
export const CARE_RETRY_MS = 300_000;
/** The longest wait. */
export const CARE_RETRY_MOST_MS = 21_600_000;
/** An attempt that nobody repeated in this time is forgotten, because its row no longer needs the work. */
export const CARE_ATTEMPT_DAYS = 30;
