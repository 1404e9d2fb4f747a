/** Defines the outcomes of the simulated payout provider. See docs/rules/sandbox.md. */

/** A payout fails if the account number ends with these digits. */
export const FAILING_LAST4 = '0001';
/** A paid payout is returned if the account number ends with these digits. */
export const RETURNED_LAST4 = '0002';
/** The time from the payment of such a payout to its return. */
export const RETURNED_AFTER_MS = 2_000;
