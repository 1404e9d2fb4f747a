/** API keys of an account. See docs/rules/access.md. */

/** Keys that an account may have at a time. Revoked and expired keys do not count. */
export const MAX_KEYS = 50;
