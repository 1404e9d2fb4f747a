/** Limits the use of an Idempotency-Key. See docs/rules/access.md. */

/** For this many hours, a repeated request with the same key gets the first answer again. */
export const ANSWER_KEPT_HOURS = 24;

export const MAX_IDEMPOTENCY_KEY_LENGTH = 255;

/** A request that calls an outside system holds its key for at most this long. Longer than the call can take. */
export const KEY_TAKEN_MS = 300_000;
