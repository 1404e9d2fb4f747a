/** One gift of a plan: pending → made, or → retrying → … → failed; skipped when it was passed over. */
export const OCCURRENCE_STATUSES = ['pending', 'made', 'retrying', 'failed', 'skipped'] as const;
export type OccurrenceStatus = (typeof OCCURRENCE_STATUSES)[number];
