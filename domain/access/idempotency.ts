/** Limits repeated requests under one Idempotency-Key. See docs/rules/access.md. */

/** The first answer to a key is replayed for this long. */
export const ANSWER_KEPT_HOURS = 24;

export const MAX_IDEMPOTENCY_KEY_LENGTH = 255;
