/** Defines how often the log signs, and how many checkpoints a gift needs. See docs/rules/receipt-log.md. */

/** The shortest time between two checkpoints. */
export const CHECKPOINT_INTERVAL_MS = 1_000;

/** The number of signed checkpoints that must include a gift's leaf before the gift completes. */
export const CHECKPOINTS_NEEDED = 1;
export const SLOW_CHECKPOINTS_NEEDED = 10;

/** The platform raises an alert if a leaf waits longer than this for a checkpoint. */
export const LATE_AFTER_MS = 60_000;
