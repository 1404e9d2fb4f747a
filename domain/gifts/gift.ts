import { type PaymentMethod } from '../fees/quote';

/** The states of a gift and the moves between them. See docs/rules/gifts.md. */
export const DONATION_STATUSES = ['pending', 'completed', 'failed', 'refunded', 'disputed'] as const;
export type DonationStatus = (typeof DONATION_STATUSES)[number];

const MOVES: Record<DonationStatus, readonly DonationStatus[]> = {
  pending: ['completed', 'failed'],
  completed: ['refunded', 'disputed'],
  failed: [],
  refunded: [],
  disputed: ['completed', 'refunded'],
};

/** Whether a gift may move from one state to the other. */
export function mayMove(from: DonationStatus, to: DonationStatus): boolean {
  return MOVES[from].includes(to);
}

/** The methods a donor can pay a gift with. */
export const GIFT_METHODS = ['card', 'ach', 'crypto'] as const satisfies readonly PaymentMethod[];
export type GiftMethod = (typeof GIFT_METHODS)[number];

/** Why a gift failed, in words for the donor. */
export const FAILURES = {
  DECLINED: 'The payment was declined by its issuer.',
  NOT_CONFIRMED: 'The settlement network did not confirm the transfer before its deadline.',
} as const;
export type FailureCode = keyof typeof FAILURES;

/** The verification level that a donor needs for a year's giving in US cents. See docs/rules/gifts.md. */
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

/** The largest gift, in US cents, to a charity that has a limit: see `giftLimitUsdMinor`. */
export const BASIC_GIFT_LIMIT_USD_MINOR = 100_000n;

/** The facts that decide a charity's gift limit. */
export interface CharityStanding {
  source: 'register' | 'member' | 'sandbox';
  verificationLevel: VerificationLevel | null;
  /** Whether the imported register says that gifts to the charity are deductible. */
  isDeductible: boolean;
}

/** The largest gift to a charity, in US cents; null without a limit. The register vouches for its charities. */
export function giftLimitUsdMinor({
  source,
  verificationLevel,
  isDeductible,
}: CharityStanding): bigint | null {
  const isKnown =
    source !== 'member' || isDeductible || levelIncludes(verificationLevel ?? 'none', 'standard');
  return isKnown ? null : BASIC_GIFT_LIMIT_USD_MINOR;
}
