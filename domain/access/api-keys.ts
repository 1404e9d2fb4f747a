/** Limits the API keys of an account. See docs/rules/access.md. */

/** An account may have this many keys at a time. Revoked and expired keys do not count. */
export const MAX_KEYS = 50;

/** Without `overlap_hours`, a rotation keeps the old key valid for this long. */
export const DEFAULT_OVERLAP_HOURS = 24;
