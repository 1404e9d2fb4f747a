/** Defines exchange rates: the daily price of one currency unit in US dollars. See docs/rules/exchange-rates.md. */
import { addDays, type Day } from '../days';
import { addBusinessDays } from '../ledger/bank-calendars';
import { type Currency, divideHalfUp, RATE_SCALE, scaleRate } from '../money';

/** Where a rate comes from: the first installation, an imported file, the configured URL, or an operator. */
export const RATE_ORIGINS = ['initial', 'file', 'url', 'operator'] as const;
export type RateOrigin = (typeof RATE_ORIGINS)[number];

/** The most digits of a rate before and after the decimal point. */
export const RATE_WHOLE_DIGITS = 9;
export const RATE_DECIMALS = 12;

/** A rate older than this is stale. Counts the ECB's business days, because the ECB publishes rates only on them. */
const STALE_AFTER_BUSINESS_DAYS = 3;

export interface DatedRate {
  currency: Currency;
  date: Day;
  /** A decimal string with at most 12 decimals. */
  usdPerUnit: string;
}

/** Returns true if the newest rate is so old that a newer one should exist. */
export function isStale(newest: Day, today: Day): boolean {
  return addBusinessDays('EUR', newest, STALE_AFTER_BUSINESS_DAYS) < today;
}

/** One operator alone sets a rate that differs from the newest imported one by at most this. */
const APPROVAL_FROM_PPM = 50_000n;
/** An older imported rate does not count. */
const IMPORTED_WITHIN_DAYS = 7;

/** Returns true if another operator must approve a rate, because no new imported rate is near it. */
export function needsApproval(
  usdPerUnit: string,
  imported: Pick<DatedRate, 'date' | 'usdPerUnit'> | undefined,
  today: Day,
): boolean {
  if (imported === undefined || imported.date < addDays(today, -IMPORTED_WITHIN_DAYS)) return true;
  const [ours, theirs] = [scaleRate(usdPerUnit), scaleRate(imported.usdPerUnit)];
  const difference = ours < theirs ? theirs - ours : ours - theirs;
  return difference * 1_000_000n > theirs * APPROVAL_FROM_PPM;
}

/** Writes an integer in units of 10^-12 as a decimal string without trailing zeros. */
export function printRate(scaled: bigint): string {
  const whole = scaled / RATE_SCALE;
  const fraction = (scaled % RATE_SCALE).toString().padStart(RATE_DECIMALS, '0').replace(/0+$/, '');
  return fraction === '' ? String(whole) : `${whole}.${fraction}`;
}

/** Multiplies two rates and rounds half up. Returns undefined if the result rounds to zero. */
export function multiplyRates(first: string, second: string): string | undefined {
  return positive(divideHalfUp(scaleRate(first) * scaleRate(second), RATE_SCALE));
}

/** Divides two rates and rounds half up. Returns undefined if the result rounds to zero. */
export function divideRates(dividend: string, divisor: string): string | undefined {
  return positive(divideHalfUp(scaleRate(dividend) * RATE_SCALE, scaleRate(divisor)));
}

function positive(scaled: bigint): string | undefined {
  return scaled > 0n ? printRate(scaled) : undefined;
}
