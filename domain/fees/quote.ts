/** Prices one gift. See docs/rules/fees.md. */
import { type Money } from '../money';
import { solveGrossUp } from './gross-up';
import { fixedRate, priceFee, type Rate, shareRate } from './price-fee';
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
  /** In millionths of a unit of the currency, or of a US dollar for a token. */
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

type Fees = Pick<
  Quote,
  | 'platformMinor'
  | 'processingMinor'
  | 'additionalMinor'
  | 'totalFeesMinor'
  | 'absorbedPlatformMinor'
  | 'absorbedProcessingMinor'
>;

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
    platform: shareRate(platformRate(request, schedule)),
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
  const priced = { currency: request.amount.currency, usdPerUnit: request.usdPerUnit };
  const platformFee = priceFee(base, platform, priced);
  const processingFee = priceFee(base, processing, priced);
  let additionalMinor = 0n;
  for (const rate of additional) additionalMinor += priceFee(base, rate, priced);
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

function processingRate({ method, amount, ...options }: QuoteRequest, schedule: FeeSchedule): Rate {
  switch (method) {
    case 'card': {
      const { ratePpm, internationalPpm, conversionPpm } = schedule.card;
      const international = options.internationalCard === true ? internationalPpm : 0n;
      const conversion = options.currencyConversion === true ? conversionPpm : 0n;
      const fixed = fixedRate('card', amount.currency, schedule);
      return { ...fixed, ppm: ratePpm + international + conversion };
    }
    case 'ach':
      return fixedRate('ach', amount.currency, schedule);
    case 'crypto':
    case 'wire':
      return shareRate(0n);
  }
}

function additionalRates({ amount, ...options }: QuoteRequest, schedule: FeeSchedule): Rate[] {
  const rates: Rate[] = [];
  if (options.convertCrypto === true) rates.push(shareRate(schedule.cryptoToFiatPpm));
  if (options.instantPayout === true) rates.push(fixedRate('instantPayout', amount.currency, schedule));
  if (options.internationalWire === true) {
    rates.push(fixedRate('internationalWire', amount.currency, schedule));
  }
  return rates;
}
