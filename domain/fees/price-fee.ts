/** Prices one fee in a currency. Gifts, payouts and disputes all use this function. See docs/rules/fees.md. */
import { CURRENCIES, type Currency, divideHalfUp, minorPerUnit, RATE_SCALE, scaleRate } from '../money';
import { FEE_SCHEDULE, type FeeSchedule, type FixedFee } from './schedule';

/** A share of the amount and a fixed part. */
export interface Rate {
  ppm: bigint;
  /** In millionths of a unit of the currency, or of a US dollar for `isInUsd`. */
  fixedMicros: bigint;
  isInUsd: boolean;
}

/** What the price of a fee depends on besides its rate. */
export interface PricedCurrency {
  currency: Currency;
  /** The price of one unit in USD, as a decimal string. If absent, fixed fees of a token are in whole tokens. */
  usdPerUnit?: string | undefined;
}

const MILLION = 1_000_000n;

/** Returns the rate of a fee that is only a share. */
export function shareRate(ppm: bigint): Rate {
  return { ppm, fixedMicros: 0n, isInUsd: false };
}

/** Returns the rate of a fixed fee in a currency. For a token, the fee is in US dollars. */
export function fixedRate(fee: FixedFee, currency: Currency, schedule: FeeSchedule = FEE_SCHEDULE): Rate {
  const isInUsd =
    CURRENCIES[currency].kind === 'token' || (fee === 'chargeback' && schedule.isChargebackInUsd);
  const multiplier = isInUsd ? 1n : (schedule.multipliers[currency] ?? 1n);
  return { ppm: 0n, fixedMicros: schedule.fixedMicros[fee] * multiplier, isInUsd };
}

/** Returns amount × share + fixed part in minor units, rounded half up once. */
export function priceFee(minor: bigint, rate: Rate, { currency, usdPerUnit }: PricedCurrency): bigint {
  const { ppm, fixedMicros, isInUsd } = rate;
  // A mutant survives: the sum of two zeros is zero
  if (ppm === 0n && fixedMicros === 0n) return 0n;
  const fixed = fixedMicros * minorPerUnit(currency);
  if (fixed === 0n || !isInUsd || usdPerUnit === undefined) return divideHalfUp(minor * ppm + fixed, MILLION);
  const price = scaleRate(usdPerUnit);
  return divideHalfUp(minor * ppm * price + fixed * RATE_SCALE, MILLION * price);
}

/** Returns a fixed fee in minor units of the currency. */
export function priceFixedFee(
  fee: FixedFee,
  priced: PricedCurrency,
  schedule: FeeSchedule = FEE_SCHEDULE,
): bigint {
  return priceFee(0n, fixedRate(fee, priced.currency, schedule), priced);
}
