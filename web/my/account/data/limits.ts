/** Periods of an export and an erasure. A test compares them with the rules. */

/** A mailed link to the file works for this many days. */
export const EXPORT_DAYS = 7;
/** Between the request and the erasure, the person may keep the account. */
export const ERASURE_DAYS = 14;
