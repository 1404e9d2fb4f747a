/** Lists the states of a plan's gift. A pending gift becomes made, retrying or failed. A skipped gift is never made. */
export const OCCURRENCE_STATUSES = ['pending', 'made', 'retrying', 'failed', 'skipped'] as const;
export type OccurrenceStatus = (typeof OCCURRENCE_STATUSES)[number];
