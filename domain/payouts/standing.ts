/** Decides which charities are paid. See docs/rules/payouts.md. */

/** Why a charity's money stays pending, in the order in which they are found. */
export const PENDING_REASONS = ['unclaimed', 'not_verified', 'open_concern', 'not_screened'] as const;
export type PendingReason = (typeof PENDING_REASONS)[number];

/** A charity is paid if it is verified to one of these levels. */
export const PAID_LEVELS: readonly string[] = ['standard', 'enhanced'];

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
