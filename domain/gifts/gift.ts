import { type PaymentMethod } from '../fees/quote';

/** The states of a gift and the moves between them (decisions: "Donations"). */
export const DONATION_STATUSES = ['pending', 'completed', 'failed', 'refunded', 'disputed'] as const;
export type DonationStatus = (typeof DONATION_STATUSES)[number];

const MOVES: Record<DonationStatus, readonly DonationStatus[]> = {
  pending: ['completed', 'failed'],
  completed: ['refunded', 'disputed'],
  failed: [],
  refunded: [],
  disputed: ['completed', 'refunded'],
};

/** Whether a gift may go from one state to the other. */
export function mayMove(from: DonationStatus, to: DonationStatus): boolean {
  return MOVES[from].includes(to);
}

/** The methods a donor can pay a gift with. */
export const GIFT_METHODS = ['card', 'ach', 'crypto'] as const satisfies readonly PaymentMethod[];
export type GiftMethod = (typeof GIFT_METHODS)[number];

/** Why a gift failed, as the donor reads it. */
export const FAILURES = {
  DECLINED: 'The payment was declined by its issuer.',
  NOT_CONFIRMED: 'The settlement network did not confirm the transfer before its deadline.',
} as const;
export type FailureCode = keyof typeof FAILURES;

/** Donor tiers by yearly giving (specification section 2): over 1,000 USD needs standard, from 10,001 enhanced. */
export function levelForYearlyGiving(yearUsdMinor: bigint): 'basic' | 'standard' | 'enhanced' {
  if (yearUsdMinor >= 1_000_100n) return 'enhanced';
  return yearUsdMinor > 100_000n ? 'standard' : 'basic';
}

const LEVELS = ['none', 'basic', 'standard', 'enhanced'] as const;
export type VerificationLevel = (typeof LEVELS)[number];

/** Whether one verification level includes another. */
export function levelIncludes(held: VerificationLevel, needed: VerificationLevel): boolean {
  return LEVELS.indexOf(held) >= LEVELS.indexOf(needed);
}

/** The most that one gift to an organization of `basic` level may be: the specification's "limited transaction amounts". */
export const BASIC_GIFT_LIMIT_USD_MINOR = 100_000n;

/** What the limit of gifts to a charity follows from. */
export interface CharityStanding {
  source: 'register' | 'member' | 'sandbox';
  verificationLevel: VerificationLevel | null;
  /** The imported register calls gifts to it deductible. */
  isDeductible: boolean;
}

/** The most that one gift to a charity may be, in US cents; null without a limit. The register vouches for what it lists. */
export function giftLimitUsdMinor({
  source,
  verificationLevel,
  isDeductible,
}: CharityStanding): bigint | null {
  const isKnown =
    source !== 'member' || isDeductible || levelIncludes(verificationLevel ?? 'none', 'standard');
  return isKnown ? null : BASIC_GIFT_LIMIT_USD_MINOR;
}
