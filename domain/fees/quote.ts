/** Prices one gift (specification section 4, "Fee calculation rules"; decisions: "Fees"). */
import { CURRENCIES, type Currency, type Money, divideHalfUp } from '../money';
import { FEE_SCHEDULE, type FeeSchedule, type OrganizationTier } from './schedule';

export const PAYMENT_METHODS = ['card', 'ach', 'crypto', 'wire'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export interface QuoteRequest {
  amount: Money;
  method: PaymentMethod;
  tier: OrganizationTier;
  /** The agreed rate of a `negotiated` tier, in millionths. */
  negotiatedPpm?: bigint;
  internationalCard?: boolean;
  currencyConversion?: boolean;
  convertCrypto?: boolean;
  instantPayout?: boolean;
  internationalWire?: boolean;
  coverFees?: boolean;
}

/** What a gift costs and whom; every `…Minor` is in the minor unit of the amount's currency. */
export interface Quote {
  scheduleVersion: string;
  tier: OrganizationTier;
  platformPpm: bigint;
  processingPpm: bigint;
  processingFixedMicros: bigint;
  platformMinor: bigint;
  processingMinor: bigint;
  additionalMinor: bigint;
  totalFeesMinor: bigint;
  /** What reaches the charity. */
  netMinor: bigint;
  /** What the donor pays. */
  totalChargeMinor: bigint;
}

const MILLION = 1_000_000n;

/** Prices a gift by the schedule; each component is rounded half up and totals are sums of rounded components. */
export function quoteFees(request: QuoteRequest, schedule: FeeSchedule = FEE_SCHEDULE): Quote {
  const { currency, minor } = request.amount;
  const platformPpm = platformRate(request, schedule);
  const processing = processingRate(request, schedule);
  const platformMinor = component(minor, platformPpm, 0n, currency);
  const processingMinor = component(minor, processing.ppm, processing.fixedMicros, currency);
  const additionalMinor = additionalFees(request, schedule);
  const totalFeesMinor = platformMinor + processingMinor + additionalMinor;
  const coverFees = request.coverFees === true;
  return {
    scheduleVersion: schedule.version,
    tier: request.tier,
    platformPpm,
    processingPpm: processing.ppm,
    processingFixedMicros: processing.fixedMicros,
    platformMinor,
    processingMinor,
    additionalMinor,
    totalFeesMinor,
    netMinor: coverFees ? minor : minor - totalFeesMinor,
    totalChargeMinor: coverFees ? minor + totalFeesMinor : minor,
  };
}

function platformRate({ tier, negotiatedPpm }: QuoteRequest, schedule: FeeSchedule): bigint {
  if (tier === 'nonprofit') return schedule.nonprofitRatePpm;
  if (tier !== 'negotiated') return schedule.tiers[tier].ratePpm;
  if (negotiatedPpm === undefined) throw new RangeError('a negotiated tier needs its rate');
  return negotiatedPpm;
}

function processingRate(request: QuoteRequest, schedule: FeeSchedule): { ppm: bigint; fixedMicros: bigint } {
  switch (request.method) {
    case 'card': {
      const { ratePpm, fixedMicros, internationalPpm, conversionPpm } = schedule.card;
      const international = request.internationalCard === true ? internationalPpm : 0n;
      const conversion = request.currencyConversion === true ? conversionPpm : 0n;
      return { ppm: ratePpm + international + conversion, fixedMicros };
    }
    case 'ach':
      return { ppm: 0n, fixedMicros: schedule.achFixedMicros };
    case 'crypto':
    case 'wire':
      return { ppm: 0n, fixedMicros: 0n };
  }
}

function additionalFees(request: QuoteRequest, schedule: FeeSchedule): bigint {
  const { currency, minor } = request.amount;
  const optional = [
    request.convertCrypto === true ? component(minor, schedule.cryptoToFiatPpm, 0n, currency) : 0n,
    request.instantPayout === true ? component(0n, 0n, schedule.instantPayoutMicros, currency) : 0n,
    request.internationalWire === true ? component(0n, 0n, schedule.internationalWireMicros, currency) : 0n,
  ];
  return optional.reduce((sum, fee) => sum + fee, 0n);
}

/** amount × rate + fixed, rounded half up once. */
function component(minor: bigint, ppm: bigint, fixedMicros: bigint, currency: Currency): bigint {
  const unit = 10n ** BigInt(CURRENCIES[currency].decimals);
  return divideHalfUp(minor * ppm + fixedMicros * unit, MILLION);
}
