/** Decides which charities are paid. See docs/rules/payouts.md. */

import { type Currency } from '../money';
import { isToken } from './price';

/** Why a charity's money stays pending, in the order in which they are found. */
export const PENDING_REASONS = ['unclaimed', 'not_verified', 'open_concern', 'not_screened'] as const;
export type PendingReason = (typeof PENDING_REASONS)[number];

/** A charity is paid if it is verified to one of these levels. */
export const PAID_LEVELS: readonly string[] = ['standard', 'enhanced'];

/** Why a balance stays pending although the charity is paid: tokens leave only once the platform settles on a chain. */
export const AWAITS_EVM = 'awaits_evm';
export type BalancePendingReason = PendingReason | typeof AWAITS_EVM;

/** Returns why a charity's balance in a currency cannot be paid, or null if it can. */
export function balancePendingReason(
  currency: Currency,
  reason: PendingReason | null,
): BalancePendingReason | null {
  return reason ?? (isToken(currency) ? AWAITS_EVM : null);
}

export interface PayeeFacts {
  /** The sandbox's test charity is paid without proof: its money is not real. */
  isSandboxCharity: boolean;
  memberCount: number;
  verified: boolean;
  level: string | null;
  /** False while its only verifications were granted before its claim. */
  isVerifiedSinceClaim: boolean;
  hasOpenConcern: boolean;
  /** True if its name was compared with at least one sanctions list. */
  isScreened: boolean;
}

/** Returns why a charity is not paid, or null if it is. */
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
