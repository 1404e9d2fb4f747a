/** How often the log signs, and how long gifts wait for it. See docs/rules/receipt-log.md. */

/** The log signs at most one checkpoint in this time. */
export const CHECKPOINT_INTERVAL_MS = 1_000;

/** How many signed checkpoints must cover a gift's leaf before the gift completes. */
export const CHECKPOINTS_NEEDED = 1;
export const SLOW_CHECKPOINTS_NEEDED = 10;

/** A leaf that waits longer for a checkpoint raises an alert. */
export const LATE_AFTER_MS = 60_000;
