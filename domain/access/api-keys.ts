/** Limits the API keys of an account. See docs/rules/access.md. */

/** An account may have this many keys at a time. Revoked and expired keys do not count. */
export const MAX_KEYS = 50;

/** After a rotation without `overlap_hours`, the old key stays valid for this many hours. */
export const DEFAULT_OVERLAP_HOURS = 24;
