/** Prices one gift. See docs/rules/fees.md. */
import { CURRENCIES, divideHalfUp, minorPerUnit, type Money, RATE_SCALE, scaleRate } from '../money';
import { solveGrossUp } from './gross-up';
import { FEE_SCHEDULE, type FeeSchedule, type OrganizationTier } from './schedule';

export const PAYMENT_METHODS = ['card', 'ach', 'crypto', 'wire'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export interface QuoteRequest {
  amount: Money;
  method: PaymentMethod;
  tier: OrganizationTier;
  /** The agreed rate of a `negotiated` tier in millionths. */
  negotiatedPpm?: bigint;
  /**
   * The price of one token in USD, to convert fixed fees. If absent, a fixed fee of 0.30 means 0.30 tokens.
   */
  usdPerUnit?: string;
  internationalCard?: boolean;
  currencyConversion?: boolean;
  convertCrypto?: boolean;
  instantPayout?: boolean;
  internationalWire?: boolean;
  /** The donor pays `amount` plus the fees on `amount`. */
  coverFees?: boolean;
  /**
   * Like `coverFees`, but computes the fees on the raised charge. Exactly `amount` is left after those fees.
   */
  grossUp?: boolean;
  /** The kinds of fees that the organization absorbs. */
  absorbs?: { platform: boolean; processing: boolean };
}

/**
 * The price of a gift: its fees and who pays them. Every `…Minor` is in the minor unit of the amount's
 * currency.
 */
export interface Quote {
  scheduleVersion: string;
  tier: OrganizationTier;
  platformPpm: bigint;
  processingPpm: bigint;
  processingFixedMicros: bigint;
  /** The fees that are taken from the gift. Fees that the organization absorbs are not included. */
  platformMinor: bigint;
  processingMinor: bigint;
  additionalMinor: bigint;
  totalFeesMinor: bigint;
  /** The fees that the organization absorbs. It owes them separately from the gift. */
  absorbedPlatformMinor: bigint;
  absorbedProcessingMinor: bigint;
  /** The amount that reaches the charity. */
  netMinor: bigint;
  /** The amount that the donor pays. */
  totalChargeMinor: bigint;
}

interface Rate {
  ppm: bigint;
  fixedMicros: bigint;
}

type Fees = Pick<
  Quote,
  | 'platformMinor'
  | 'processingMinor'
  | 'additionalMinor'
  | 'totalFeesMinor'
  | 'absorbedPlatformMinor'
  | 'absorbedProcessingMinor'
>;

const MILLION = 1_000_000n;

/** Prices a gift by the fee schedule. Rounds each fee half up, then adds up the rounded fees. */
export function quoteFees(request: QuoteRequest, schedule: FeeSchedule = FEE_SCHEDULE): Quote {
  const { minor } = request.amount;
  const rates = listRates(request, schedule);
  const fees = priceFees(request.grossUp === true ? grossUp(request, rates) : minor, request, rates);
  const isCovered = request.coverFees === true || request.grossUp === true;
  return {
    scheduleVersion: schedule.version,
    tier: request.tier,
    platformPpm: rates.platform.ppm,
    processingPpm: rates.processing.ppm,
    processingFixedMicros: rates.processing.fixedMicros,
    platformMinor: fees.platformMinor,
    processingMinor: fees.processingMinor,
    additionalMinor: fees.additionalMinor,
    totalFeesMinor: fees.totalFeesMinor,
    absorbedPlatformMinor: fees.absorbedPlatformMinor,
    absorbedProcessingMinor: fees.absorbedProcessingMinor,
    netMinor: isCovered ? minor : minor - fees.totalFeesMinor,
    totalChargeMinor: isCovered ? minor + fees.totalFeesMinor : minor,
  };
}

interface Rates {
  platform: Rate;
  processing: Rate;
  /** The rates of the optional services that the request asks for. */
  additional: Rate[];
}

function listRates(request: QuoteRequest, schedule: FeeSchedule): Rates {
  return {
    platform: { ppm: platformRate(request, schedule), fixedMicros: 0n },
    processing: processingRate(request, schedule),
    additional: additionalRates(request, schedule),
  };
}

/** Returns the charge that leaves exactly the amount after fees. Absorbed fees do not raise the charge. */
function grossUp(request: QuoteRequest, rates: Rates): bigint {
  const { platform, processing, additional } = rates;
  let ppm = 0n;
  if (request.absorbs?.platform !== true) ppm += platform.ppm;
  if (request.absorbs?.processing !== true) ppm += processing.ppm;
  for (const rate of additional) ppm += rate.ppm;
  return solveGrossUp(
    request.amount.minor,
    (charge) => priceFees(charge, request, rates).totalFeesMinor,
    ppm,
  );
}

/** Computes the fees on `base`. The gift pays them, except those that the organization absorbs. */
function priceFees(base: bigint, request: QuoteRequest, { platform, processing, additional }: Rates): Fees {
  const platformFee = component(base, platform, request);
  const processingFee = component(base, processing, request);
  let additionalMinor = 0n;
  for (const rate of additional) additionalMinor += component(base, rate, request);
  const absorbedPlatformMinor = request.absorbs?.platform === true ? platformFee : 0n;
  const absorbedProcessingMinor = request.absorbs?.processing === true ? processingFee : 0n;
  const platformMinor = platformFee - absorbedPlatformMinor;
  const processingMinor = processingFee - absorbedProcessingMinor;
  return {
    platformMinor,
    processingMinor,
    additionalMinor,
    totalFeesMinor: platformMinor + processingMinor + additionalMinor,
    absorbedPlatformMinor,
    absorbedProcessingMinor,
  };
}

function platformRate({ tier, negotiatedPpm }: QuoteRequest, schedule: FeeSchedule): bigint {
  if (tier === 'nonprofit') return schedule.nonprofit.ratePpm;
  if (tier !== 'negotiated') return schedule.tiers[tier].ratePpm;
  if (negotiatedPpm === undefined) throw new RangeError('a negotiated tier needs its rate');
  return negotiatedPpm;
}

function processingRate(request: QuoteRequest, schedule: FeeSchedule): Rate {
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

function additionalRates(request: QuoteRequest, schedule: FeeSchedule): Rate[] {
  const rates: Rate[] = [];
  if (request.convertCrypto === true) rates.push({ ppm: schedule.cryptoToFiatPpm, fixedMicros: 0n });
  if (request.instantPayout === true) rates.push({ ppm: 0n, fixedMicros: schedule.instantPayoutMicros });
  if (request.internationalWire === true) {
    rates.push({ ppm: 0n, fixedMicros: schedule.internationalWireMicros });
  }
  return rates;
}

/** Returns amount × rate + fixed fee, rounded half up once. For a token, converts the fixed fee from USD. */
function component(minor: bigint, { ppm, fixedMicros }: Rate, request: QuoteRequest): bigint {
  // A mutant survives: the sum of two zeros is zero
  if (ppm === 0n && fixedMicros === 0n) return 0n;
  const { currency } = request.amount;
  const fixed = fixedMicros * minorPerUnit(currency);
  if (fixed === 0n || request.usdPerUnit === undefined || CURRENCIES[currency].kind === 'fiat') {
    return divideHalfUp(minor * ppm + fixed, MILLION);
  }
  const price = scaleRate(request.usdPerUnit);
  return divideHalfUp(minor * ppm * price + fixed * RATE_SCALE, MILLION * price);
}
