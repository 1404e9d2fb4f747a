/** Decides how large one gift to a charity may be. See docs/rules/gifts.md. */
import { levelIncludes, LEVELS, type VerificationLevel } from './gift';

/** The largest single gift to a charity of each level, in US cents. Null is no limit. */
const GIFT_LIMITS_USD_MINOR: Record<VerificationLevel, bigint | null> = {
  none: 100_000n,
  basic: 100_000n,
  standard: 10_000_000n,
  enhanced: null,
};
/** The largest single gift to a charity that an imported register lists. The higher limit counts. */
const REGISTERED_GIFT_LIMIT_USD_MINOR = 1_000_000n;

/** The facts that decide how large a gift may be. */
export interface CharityStanding {
  source: 'register' | 'member' | 'sandbox';
  verificationLevel: VerificationLevel | null;
  /** True if the imported register says that gifts to the charity are deductible. */
  isDeductible: boolean;
}

/** Returns the largest allowed gift in US cents, or null for no limit. */
export function giftLimitUsdMinor({
  source,
  verificationLevel,
  isDeductible,
}: CharityStanding): bigint | null {
  const ofLevel = GIFT_LIMITS_USD_MINOR[verificationLevel ?? 'none'];
  const isRegistered = source === 'register' || isDeductible;
  if (ofLevel === null || !isRegistered) return ofLevel;
  return ofLevel > REGISTERED_GIFT_LIMIT_USD_MINOR ? ofLevel : REGISTERED_GIFT_LIMIT_USD_MINOR;
}

/** Returns the lowest level whose charities may receive such a gift. */
export function levelForGift(usdMinor: bigint, held: VerificationLevel): VerificationLevel {
  const fits = LEVELS.find((level) => {
    const limit = GIFT_LIMITS_USD_MINOR[level];
    return !levelIncludes(held, level) && (limit === null || usdMinor <= limit);
  });
  return fits ?? 'enhanced';
}
