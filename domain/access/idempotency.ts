/** Limits the use of an Idempotency-Key. See docs/rules/access.md. */

/** For this many hours, a repeated request with the same key gets the first answer again. */
export const ANSWER_KEPT_HOURS = 24;

export const MAX_IDEMPOTENCY_KEY_LENGTH = 255;
