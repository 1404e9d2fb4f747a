/** Defines the fees as dated versions, so that old gifts keep their prices. See docs/rules/fees.md. */

export const TIERS = ['standard', 'bronze', 'silver', 'gold', 'platinum'] as const;
export type Tier = (typeof TIERS)[number];

/** An operator grants the last two tiers. The volume of gifts earns the others. */
export const ORGANIZATION_TIERS = [...TIERS, 'nonprofit', 'negotiated'] as const;
export type OrganizationTier = (typeof ORGANIZATION_TIERS)[number];

/** An organization pays for these subscriptions every month. */
export const SUBSCRIPTIONS = ['customReporting', 'apiPremium'] as const;
export type Subscription = (typeof SUBSCRIPTIONS)[number];

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
  card: { ratePpm: bigint; fixedMicros: bigint; internationalPpm: bigint; conversionPpm: bigint };
  /** Fixed fees are in millionths of a currency unit: 0.30 is 300,000. */
  achFixedMicros: bigint;
  cryptoToFiatPpm: bigint;
  instantPayoutMicros: bigint;
  internationalWireMicros: bigint;
  chargebackUsdMinor: bigint;
  /** US cents a month. */
  subscriptionsUsdMinor: Record<Subscription, bigint>;
}

export const FEE_SCHEDULE: FeeSchedule = {
  version: '2026-01-01',
  tiers: {
    standard: { ratePpm: 25_000n, moreThanUsdMinor: -1n },
    bronze: { ratePpm: 22_500n, moreThanUsdMinor: 1_000_000n },
    silver: { ratePpm: 20_000n, moreThanUsdMinor: 5_000_000n },
    gold: { ratePpm: 17_500n, moreThanUsdMinor: 10_000_000n },
    platinum: { ratePpm: 15_000n, moreThanUsdMinor: 50_000_000n },
  },
  nonprofit: { ratePpm: 12_500n, revenueUnderUsdMinor: 100_000_000n },
  highVolume: { minimumMonthlyUsdMinor: 10_000_000n, commitmentMonths: 6, reviewMonths: 12 },
  card: { ratePpm: 29_000n, fixedMicros: 300_000n, internationalPpm: 15_000n, conversionPpm: 10_000n },
  achFixedMicros: 500_000n,
  cryptoToFiatPpm: 10_000n,
  instantPayoutMicros: 2_000_000n,
  internationalWireMicros: 25_000_000n,
  chargebackUsdMinor: 1_500n,
  subscriptionsUsdMinor: { customReporting: 5_000n, apiPremium: 10_000n },
};

/** Returns the tier for the volume of gifts completed in the previous calendar month, in US cents. */
export function tierForVolume(volumeUsdMinor: bigint, schedule: FeeSchedule = FEE_SCHEDULE): Tier {
  const earned = TIERS.filter((tier) => volumeUsdMinor > schedule.tiers[tier].moreThanUsdMinor);
  return earned.at(-1) ?? 'standard';
}
