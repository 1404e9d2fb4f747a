/** Defines the lines of fee reports. See docs/rules/fees.md. */

/** What a line is about. A gift's refunds and disputes are lines of the gift. */
export const FEE_LINE_KINDS = ['donation', 'payout_fee', 'subscription', 'service'] as const;
export type FeeLineKind = (typeof FEE_LINE_KINDS)[number];
