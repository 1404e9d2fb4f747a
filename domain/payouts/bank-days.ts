/** Says when a file for a bank pays, and when silence of the bank means that a payout arrived. See docs/rules/payouts.md. */
import { addDays, type Day, DAY_MS, dayOf, SECOND_MS, startOfDay } from '../days';
import { addBusinessDays, isBusinessDay } from '../ledger/bank-calendars';
import { type Currency } from '../money';
import { ARRIVAL_BUSINESS_DAYS } from './timing';
import { type PayoutMethod } from './payout';

/** NACHA has no positive answer: a payout counts as paid after this many business days without a return. */
export const SILENT_BUSINESS_DAYS = 2;

/** Returns the first day after `today` on which the banks of all currencies work. */
export function nextPayDay(currencies: readonly Currency[], today: Day): Day {
  let day = addDays(today, 1);
  while (!currencies.every((currency) => isBusinessDay(currency, day))) day = addDays(day, 1);
  return day;
}

/** Returns when the transfers of a file with this day of payment arrive. NACHA's day is the day of arrival itself. */
export function arrivesOn(method: PayoutMethod, currency: Currency, payDay: Day): Date {
  const days = method === 'ach' ? 0 : ARRIVAL_BUSINESS_DAYS[method];
  return startOfDay(addBusinessDays(currency, payDay, days));
}

export interface TakenFile {
  payDay: Day;
  /** When an operator took the file to the bank. */
  fetchedAt: Date;
}

/**
 * Returns when a NACHA payout without a return counts as paid: at the end of the last business day. A bank that gets
 * the file after its day of payment pays on the next business day. In the sandbox a business day lasts one second.
 */
export function silentlyPaidAt(
  { payDay, fetchedAt }: TakenFile,
  environment: 'sandbox' | 'production',
): Date {
  if (environment === 'sandbox') return new Date(fetchedAt.getTime() + SILENT_BUSINESS_DAYS * SECOND_MS);
  const taken = dayOf(fetchedAt);
  const settles = taken > payDay ? addBusinessDays('USD', taken, 1) : payDay;
  return new Date(startOfDay(addBusinessDays('USD', settles, SILENT_BUSINESS_DAYS)).getTime() + DAY_MS);
}
