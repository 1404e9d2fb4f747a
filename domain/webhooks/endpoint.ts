/** Limits the settings of an endpoint. See docs/rules/webhooks.md. */

/** The highest number of first attempts that may run at once. */
export const MAX_CONCURRENCY = 100;

export const MAX_RATE_PER_SECOND = 1_000;
