/** Refunds: their states, who requests them, and why they fail. See docs/rules/refunds.md. */
export const REFUND_STATUSES = ['pending', 'completed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** The role in which somebody requests a change of a gift. */
export const ASKING_ROLES = ['donor', 'charity', 'platform'] as const;
export type AskingRole = (typeof ASKING_ROLES)[number];

/** Why a refund failed, in words for the requester. */
export const REFUND_FAILURES = {
  REFUSED: 'The processor or the issuer refused the refund.',
} as const;
export type RefundFailureCode = keyof typeof REFUND_FAILURES;
