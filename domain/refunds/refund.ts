/** Defines the states of refunds, their time limits and their failures. See docs/rules/refunds.md. */
import { DAY_MS } from '../days';

export const REFUND_STATUSES = ['pending', 'completed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** The roles in which a person can request a refund. */
export const ASKING_ROLES = ['donor', 'charity', 'platform'] as const;
export type AskingRole = (typeof ASKING_ROLES)[number];

/** The parties that can bear the processing fee of a refunded part. The processor keeps this fee. */
export const FEE_BEARERS = ['donor', 'charity', 'platform'] as const;
export type FeeBearer = (typeof FEE_BEARERS)[number];

/** The decisions of an operator if the charity cannot pay a donor's refund. */
export const REFUND_DECISIONS = ['platform_bears', 'refuse'] as const;
export type RefundDecision = (typeof REFUND_DECISIONS)[number];

/** A donor may request a refund of a gift until this many days after the gift was completed. */
export const REFUND_DAYS = 30;

/** A donor may request DONOR_REFUNDS refunds within this many days. */
export const DONOR_REFUND_WINDOW_DAYS = 30;
export const DONOR_REFUNDS = { sandbox: 5_000, production: 5 };

/** Returns true if a donor may no longer request a refund of a gift that was completed at `completedAt`. */
export function isTooLateForDonor(completedAt: Date, at: Date): boolean {
  return at.getTime() - completedAt.getTime() > REFUND_DAYS * DAY_MS;
}

/** The reasons why a refund failed, as the requester reads them. */
export const REFUND_FAILURES = {
  REFUSED: 'The processor or the issuer refused the refund.',
  TOO_LATE: 'The processor no longer refunds this payment.',
  CANCELLED_BY_OPERATOR: 'An operator of the platform cancelled the refund.',
  NOT_GRANTED: 'The charity cannot pay the refund, and the platform did not grant it.',
} as const;
export type RefundFailureCode = keyof typeof REFUND_FAILURES;
