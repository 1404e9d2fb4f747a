/**
 * Chooses the rate of an organization's platform fee. The organization earns a rate by its volume, or an
 * operator grants one. See docs/rules/fees.md.
 */
import { addMonths, type Day } from '../days';
import { RATE_SCALE, scaleRate, toPlainDecimal } from '../money';
import {
  FEE_SCHEDULE,
  type FeeSchedule,
  type OrganizationTier,
  type Subscription,
  SUBSCRIPTIONS,
  type Tier,
} from './schedule';

/** A special rate for a promised volume. It applies until the day of its yearly review. */
export interface HighVolumeTerms {
  ratePpm: bigint;
  minimumMonthlyUsdMinor: bigint;
  startsOn: Day;
  committedUntil: Day;
  reviewOn: Day;
}

/** The terms that an operator granted to an organization. */
export interface FeeTerms {
  nonprofitApproved: boolean;
  /** Millionths of the amount. */
  negotiatedPpm: bigint | null;
  highVolume: HighVolumeTerms | null;
}

export const NO_TERMS: FeeTerms = {
  nonprofitApproved: false,
  negotiatedPpm: null,
  highVolume: null,
};

/** The register's facts about an organization. Null means that the register does not have the fact. */
export interface RegisterFacts {
  subsection: string | null;
  revenueUsdMinor: bigint | null;
}

/** An organization must meet all these conditions for the nonprofit discount. */
export const NONPROFIT_CONDITIONS = ['charitable_status', 'revenue_under_limit', 'approval'] as const;
export type NonprofitCondition = (typeof NONPROFIT_CONDITIONS)[number];

const CHARITABLE_SUBSECTION = '03';

/** Lists the unmet conditions of the nonprofit discount. A fact that the register lacks counts as unmet. */
export function unmetNonprofitConditions(
  terms: Pick<FeeTerms, 'nonprofitApproved'>,
  { subsection, revenueUsdMinor }: RegisterFacts,
  schedule: FeeSchedule = FEE_SCHEDULE,
): NonprofitCondition[] {
  const holds: Record<NonprofitCondition, boolean> = {
    charitable_status: subsection === CHARITABLE_SUBSECTION,
    revenue_under_limit:
      revenueUsdMinor !== null && revenueUsdMinor < schedule.nonprofit.revenueUnderUsdMinor,
    approval: terms.nonprofitApproved,
  };
  return NONPROFIT_CONDITIONS.filter((condition) => !holds[condition]);
}

export interface Standing {
  /** The tier that the volume of the previous calendar month earns. */
  earned: Tier;
  volumeUsdMinor: bigint;
  terms: FeeTerms;
  register: RegisterFacts;
  /** The day of the gift. */
  day: Day;
}

export interface PlatformRate {
  tier: OrganizationTier;
  ratePpm: bigint;
}

/** Chooses the lowest rate that the organization may have. On a tie, the earned rate wins. */
export function choosePlatformRate(standing: Standing, schedule: FeeSchedule = FEE_SCHEDULE): PlatformRate {
  const { earned, terms, register } = standing;
  const rates: PlatformRate[] = [{ tier: earned, ratePpm: schedule.tiers[earned].ratePpm }];
  if (unmetNonprofitConditions(terms, register, schedule).length === 0) {
    rates.push({ tier: 'nonprofit', ratePpm: schedule.nonprofit.ratePpm });
  }
  if (terms.negotiatedPpm !== null) rates.push({ tier: 'negotiated', ratePpm: terms.negotiatedPpm });
  if (terms.highVolume !== null && isHighVolumeInForce(terms.highVolume, standing)) {
    rates.push({ tier: 'negotiated', ratePpm: terms.highVolume.ratePpm });
  }
  return rates.reduce((lowest, rate) => (rate.ratePpm < lowest.ratePpm ? rate : lowest));
}

/**
 * Returns true if the terms have begun, no review is overdue, and last month's volume reached the promise.
 */
export function isHighVolumeInForce(
  { startsOn, reviewOn, minimumMonthlyUsdMinor }: HighVolumeTerms,
  { day, volumeUsdMinor }: Pick<Standing, 'day' | 'volumeUsdMinor'>,
): boolean {
  return startsOn <= day && day < reviewOn && volumeUsdMinor >= minimumMonthlyUsdMinor;
}

/** Computes the end of the commitment and the day of the review from the first day. */
export function computeHighVolumeDates(
  startsOn: Day,
  schedule: FeeSchedule = FEE_SCHEDULE,
): Pick<HighVolumeTerms, 'startsOn' | 'committedUntil' | 'reviewOn'> {
  const { commitmentMonths, reviewMonths } = schedule.highVolume;
  return {
    startsOn,
    committedUntil: addMonths(startsOn, commitmentMonths),
    reviewOn: addMonths(startsOn, reviewMonths),
  };
}

const MILLION = 1_000_000n;

/**
 * Converts a rate between 0 and 1 into millionths, without rounding. Returns undefined if it has more than six decimals.
 */
export function toPpm(rate: number): bigint | undefined {
  const decimals = toPlainDecimal(rate).split('.')[1] ?? '';
  return decimals.length > 6 ? undefined : (scaleRate(toPlainDecimal(rate)) * MILLION) / RATE_SCALE;
}

/** Sums the monthly cost of an organization's subscriptions in US cents. */
export function monthlyFeesUsdMinor(
  subscribed: Record<Subscription, boolean>,
  schedule: FeeSchedule = FEE_SCHEDULE,
): bigint {
  return SUBSCRIPTIONS.filter((each) => subscribed[each]).reduce(
    (sum, each) => sum + schedule.subscriptionsUsdMinor[each],
    0n,
  );
}
