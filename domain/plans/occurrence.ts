/**
 * Lists the states of an occurrence, which is one gift of a plan. A pending occurrence becomes made, retrying
 * or failed. A skipped occurrence never becomes a gift.
 */
export const OCCURRENCE_STATUSES = ['pending', 'made', 'retrying', 'failed', 'skipped'] as const;
export type OccurrenceStatus = (typeof OCCURRENCE_STATUSES)[number];
