/** Defines the fees as dated versions, so that old gifts keep their prices. See docs/rules/fees.md. */
import { type Currency } from '../money';

export const TIERS = ['standard', 'bronze', 'silver', 'gold', 'platinum'] as const;
export type Tier = (typeof TIERS)[number];

/** An operator grants the last two tiers. The volume of gifts earns the others. */
export const ORGANIZATION_TIERS = [...TIERS, 'nonprofit', 'negotiated'] as const;
export type OrganizationTier = (typeof ORGANIZATION_TIERS)[number];

/** An organization pays for these subscriptions every month. */
export const SUBSCRIPTIONS = ['customReporting', 'apiPremium'] as const;
export type Subscription = (typeof SUBSCRIPTIONS)[number];

/** The fees of a fixed amount, whatever the amount of the gift or payout. */
export type FixedFee = 'card' | 'ach' | 'instantPayout' | 'internationalWire' | 'chargeback';

export interface FeeSchedule {
  /** The day on which the schedule came into force. Every gift stores the version of its schedule. */
  version: string;
  /**
   * The rates in millionths. An organization earns a rate if its gifts of the previous calendar month add up
   * to more than `moreThanUsdMinor` (US cents).
   */
  tiers: Record<Tier, { ratePpm: bigint; moreThanUsdMinor: bigint }>;
  /**
   * The nonprofit discount. An organization gets it only if its yearly revenue is below
   * `revenueUnderUsdMinor` (US cents).
   */
  nonprofit: { ratePpm: bigint; revenueUnderUsdMinor: bigint };
  highVolume: { minimumMonthlyUsdMinor: bigint; commitmentMonths: number; reviewMonths: number };
  card: { ratePpm: bigint; internationalPpm: bigint; conversionPpm: bigint };
  cryptoToFiatPpm: bigint;
  /** In millionths of a currency unit: 0.30 is 300,000. */
  fixedMicros: Record<FixedFee, bigint>;
  /** The factor of each fixed fee in these currencies. In other fiat currencies the fee is the same number as in US dollars. */
  multipliers: Partial<Record<Currency, bigint>>;
  /** True if the chargeback fee is in US dollars and converted at the gift's rate, whatever its currency. */
  isChargebackInUsd: boolean;
  /** US cents a month. */
  subscriptionsUsdMinor: Record<Subscription, bigint>;
}

export const FEE_SCHEDULE: FeeSchedule = {
  version: '2026-11-30',
  tiers: {
    standard: { ratePpm: 25_000n, moreThanUsdMinor: -1n },
    bronze: { ratePpm: 22_500n, moreThanUsdMinor: 1_000_000n },
    silver: { ratePpm: 20_000n, moreThanUsdMinor: 5_000_000n },
    gold: { ratePpm: 17_500n, moreThanUsdMinor: 10_000_000n },
    platinum: { ratePpm: 15_000n, moreThanUsdMinor: 50_000_000n },
  },
  nonprofit: { ratePpm: 12_500n, revenueUnderUsdMinor: 100_000_000n },
  highVolume: { minimumMonthlyUsdMinor: 10_000_000n, commitmentMonths: 6, reviewMonths: 12 },
  card: { ratePpm: 29_000n, internationalPpm: 15_000n, conversionPpm: 10_000n },
  cryptoToFiatPpm: 10_000n,
  fixedMicros: {
    card: 300_000n,
    ach: 500_000n,
    instantPayout: 2_000_000n,
    internationalWire: 25_000_000n,
    chargeback: 15_000_000n,
  },
  multipliers: { JPY: 100n, SEK: 10n, NOK: 10n, DKK: 10n, PLN: 4n, INR: 80n },
  isChargebackInUsd: false,
  subscriptionsUsdMinor: { customReporting: 5_000n, apiPremium: 10_000n },
};

/** How the earlier schedules differ from the present one. */
const EARLIER: Record<string, Partial<FeeSchedule>> = {
  '2026-01-01': { multipliers: {}, isChargebackInUsd: true },
};

/** Returns the schedule of a version that a gift or a plan stores. Throws a RangeError for an unknown version. */
export function scheduleOf(version: string): FeeSchedule {
  if (version === FEE_SCHEDULE.version) return FEE_SCHEDULE;
  const differences = Object.hasOwn(EARLIER, version) ? EARLIER[version] : undefined;
  if (differences === undefined) throw new RangeError(`there is no fee schedule of ${version}`);
  return { ...FEE_SCHEDULE, ...differences, version };
}

/** Returns the tier for the volume of gifts completed in the previous calendar month, in US cents. */
export function tierForVolume(volumeUsdMinor: bigint, schedule: FeeSchedule = FEE_SCHEDULE): Tier {
  const earned = TIERS.filter((tier) => volumeUsdMinor > schedule.tiers[tier].moreThanUsdMinor);
  return earned.at(-1) ?? 'standard';
}

export interface NextTier {
  tier: Tier;
  /** The month's volume must be more than this, in US cents. */
  moreThanUsdMinor: bigint;
}

/** Returns the tier above. Null above the highest tier, and for a rate that an operator granted. */
export function tierAbove(tier: OrganizationTier, schedule: FeeSchedule = FEE_SCHEDULE): NextTier | null {
  const place = TIERS.findIndex((each) => each === tier);
  const next = place < 0 ? undefined : TIERS[place + 1];
  return next === undefined ? null : { tier: next, moreThanUsdMinor: schedule.tiers[next].moreThanUsdMinor };
}
