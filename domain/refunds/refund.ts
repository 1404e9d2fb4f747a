/** Refunds: their states, who requests them, who bears the fees, and why they fail. See docs/rules/refunds.md. */
import { DAY_MS } from '../days';

export const REFUND_STATUSES = ['pending', 'completed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** The role in which somebody requests a change of a gift. */
export const ASKING_ROLES = ['donor', 'charity', 'platform'] as const;
export type AskingRole = (typeof ASKING_ROLES)[number];

/** Who bears the processing fee of a refunded part, which the processor keeps. */
export const FEE_BEARERS = ['donor', 'charity', 'platform'] as const;
export type FeeBearer = (typeof FEE_BEARERS)[number];

/** What an operator decides about a donor's refund that the charity cannot pay. */
export const REFUND_DECISIONS = ['platform_bears', 'refuse'] as const;
export type RefundDecision = (typeof REFUND_DECISIONS)[number];

/** How many days after completion a donor may take a gift back. */
export const REFUND_DAYS = 30;

/** How many refunds a donor may request in this many days. */
export const DONOR_REFUND_WINDOW_DAYS = 30;
export const DONOR_REFUNDS = { sandbox: 5_000, production: 5 };

/** Whether a donor may no longer take back a gift that was completed at a given time. */
export function isTooLateForDonor(completedAt: Date, at: Date): boolean {
  return at.getTime() - completedAt.getTime() > REFUND_DAYS * DAY_MS;
}

/** Why a refund failed, in words for the requester. */
export const REFUND_FAILURES = {
  REFUSED: 'The processor or the issuer refused the refund.',
  NOT_GRANTED: 'The charity cannot pay the refund, and the platform did not grant it.',
} as const;
export type RefundFailureCode = keyof typeof REFUND_FAILURES;
