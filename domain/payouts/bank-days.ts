/** Decides on which days a bank file may pay, and computes when it pays and when a payout without an answer counts as paid. See docs/rules/payouts.md. */
import { addDays, type Day, DAY_MS, dayOf, isDay, SECOND_MS, startOfDay } from '../days';
import { addBusinessDays, isBusinessDay } from '../ledger/bank-calendars';
import { type Currency } from '../money';
import { BankFileError } from './bank-file-error';
import { ARRIVAL_BUSINESS_DAYS } from './timing';
import { type PayoutMethod } from './payout';

/** NACHA has no positive answers. A payout counts as paid after this many business days without a return. */
const SILENT_BUSINESS_DAYS = 2;

/** Returns the first day after `today` on which the banks of all these currencies are open. */
export function nextPayDay(currencies: readonly Currency[], today: Day): Day {
  let day = addDays(today, 1);
  while (!currencies.every((currency) => isBusinessDay(currency, day))) day = addDays(day, 1);
  return day;
}

/** Throws if the day is in the past, or if the banks of a currency are closed on it. */
export function checkBankingDay(day: string, madeAt: Date, currencies: readonly Currency[]): void {
  if (!isDay(day)) throw new BankFileError('the day of payment is not a valid date');
  if (day < dayOf(madeAt)) throw new BankFileError('the day of payment is in the past');
  const closed = currencies.find((currency) => !isBusinessDay(currency, day));
  if (closed !== undefined) {
    throw new BankFileError(`the day of payment is a weekend or a holiday of the banks that pay ${closed}`);
  }
}

/** Returns the time at which the transfers of a file arrive. For NACHA, the payment day is the arrival day. */
export function arrivesOn(method: PayoutMethod, currency: Currency, payDay: Day): Date {
  const days = method === 'ach' ? 0 : ARRIVAL_BUSINESS_DAYS[method];
  return startOfDay(addBusinessDays(currency, payDay, days));
}

export interface TakenFile {
  payDay: Day;
  /** The time at which an operator fetched the file for the bank. */
  fetchedAt: Date;
}

/**
 * Returns the time at which a NACHA payout without a return counts as paid: the end of the last business day. A bank
 * that gets the file after the payment day pays on the next business day. In a sandbox, a business day is one second.
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
