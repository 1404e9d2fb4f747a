/** Refunds: their states, who asks for them, and why one fails. */
export const REFUND_STATUSES = ['pending', 'completed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** In whose name a change of a gift is asked for. */
export const ASKING_ROLES = ['donor', 'charity', 'platform'] as const;
export type AskingRole = (typeof ASKING_ROLES)[number];

/** Why a refund failed, as whoever asked for it reads it. */
export const REFUND_FAILURES = {
  REFUSED: 'The processor or the issuer refused to take the money back.',
} as const;
export type RefundFailureCode = keyof typeof REFUND_FAILURES;
