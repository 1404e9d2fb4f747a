/** Decides which charities may receive payouts. See docs/rules/payouts.md. */

import { type Currency } from '../money';
import { isToken } from './price';

/** The reasons why a charity's money stays pending. If several apply, the first one counts. */
export const PENDING_REASONS = ['unclaimed', 'not_verified', 'open_concern', 'not_screened'] as const;
export type PendingReason = (typeof PENDING_REASONS)[number];

/** A charity must be verified at one of these levels to receive payouts. */
const PAID_LEVELS: readonly string[] = ['standard', 'enhanced'];

/** The reason why token balances stay pending. The platform cannot pay them until it settles on a blockchain. */
export const AWAITS_EVM = 'awaits_evm';
export type BalancePendingReason = PendingReason | typeof AWAITS_EVM;

/** Returns the reason why a charity's balance in a currency cannot be paid out, or null if it can. */
export function balancePendingReason(
  currency: Currency,
  reason: PendingReason | null,
): BalancePendingReason | null {
  return reason ?? (isToken(currency) ? AWAITS_EVM : null);
}

export interface PayeeFacts {
  /** True for the sandbox's test charity. It needs no verification, because its money is not real. */
  isSandboxCharity: boolean;
  memberCount: number;
  verified: boolean;
  level: string | null;
  /** False if all verifications of the charity were granted before it was claimed. */
  isVerifiedSinceClaim: boolean;
  hasOpenConcern: boolean;
  /** True if the charity's name was compared with at least one sanctions list. */
  isScreened: boolean;
}

/** Returns the reason why a charity may not receive payouts, or null if it may. */
export function pendingReasonOf(facts: PayeeFacts): PendingReason | null {
  if (facts.isSandboxCharity) return null;
  if (facts.memberCount === 0) return 'unclaimed';
  if (!facts.verified || !PAID_LEVELS.includes(facts.level ?? '')) return 'not_verified';
  if (!facts.isVerifiedSinceClaim) return 'not_verified';
  if (facts.hasOpenConcern) return 'open_concern';
  return facts.isScreened ? null : 'not_screened';
}

export const PENDING_EXPLANATIONS: Record<PendingReason, string> = {
  unclaimed: 'Nobody has claimed the charity yet.',
  not_verified: 'The charity is not verified to the level standard or more.',
  open_concern: 'A concern about the charity is open.',
  not_screened: 'The charity was not screened against a sanctions list yet.',
};
