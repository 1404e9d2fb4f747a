/** Defines the states of refunds, their time limits and their failures. See docs/rules/refunds.md. */
import { DAY_MS } from '../days';

export const REFUND_STATUSES = ['pending', 'completed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** A person who requests a refund acts in one of these roles. */
export const ASKING_ROLES = ['donor', 'charity', 'platform'] as const;
export type AskingRole = (typeof ASKING_ROLES)[number];

/** One of these parties bears the processing fee of a refunded part. The processor keeps this fee. */
export const FEE_BEARERS = ['donor', 'charity', 'platform'] as const;
export type FeeBearer = (typeof FEE_BEARERS)[number];

/** An operator makes one of these decisions if the charity cannot pay a donor's refund. */
export const REFUND_DECISIONS = ['platform_bears', 'refuse'] as const;
export type RefundDecision = (typeof REFUND_DECISIONS)[number];

/** A donor may take a gift back for this many days after its completion. */
export const REFUND_DAYS = 30;

/** A donor may request DONOR_REFUNDS refunds within this many days. */
export const DONOR_REFUND_WINDOW_DAYS = 30;
export const DONOR_REFUNDS = { sandbox: 5_000, production: 5 };

/** Returns true if a donor may no longer take back a gift that was completed at `completedAt`. */
export function isTooLateForDonor(completedAt: Date, at: Date): boolean {
  return at.getTime() - completedAt.getTime() > REFUND_DAYS * DAY_MS;
}

/** The requester reads these reasons why a refund failed. */
export const REFUND_FAILURES = {
  REFUSED: 'The processor or the issuer refused the refund.',
  TOO_LATE: 'The processor no longer refunds this payment.',
  NOT_GRANTED: 'The charity cannot pay the refund, and the platform did not grant it.',
} as const;
export type RefundFailureCode = keyof typeof REFUND_FAILURES;
