/** How the simulated provider treats payouts. See docs/rules/sandbox.md. */

/** Payouts to an account whose number ends so fail. */
export const FAILING_LAST4 = '0001';
/** Payouts to an account whose number ends so are sent back after they were paid. */
export const RETURNED_LAST4 = '0002';
/** They are sent back after this time. */
export const RETURNED_AFTER_MS = 2_000;
