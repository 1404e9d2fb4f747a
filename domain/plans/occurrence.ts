/**
 * Lists the states of an occurrence, which is one gift of a plan. A pending occurrence becomes made, retrying
 * or failed. A skipped occurrence never becomes a gift.
 */
export const OCCURRENCE_STATUSES = ['pending', 'made', 'retrying', 'failed', 'skipped'] as const;
export type OccurrenceStatus = (typeof OCCURRENCE_STATUSES)[number];

/** The number of a plan's first gift. The plan begins when this gift is charged, and fails if it fails. */
export const FIRST_NUMBER = 1;
