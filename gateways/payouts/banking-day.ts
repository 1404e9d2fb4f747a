import { dayOf, isDay } from '../../domain/days';
import { isBusinessDay } from '../../domain/ledger/bank-calendars';
import { type Currency } from '../../domain/money';
import { BankFileError } from './bank-file-error';

/** Throws if the day is in the past, or if the banks of a currency are closed on it. */
export function checkBankingDay(day: string, madeAt: Date, currencies: readonly Currency[]): void {
  if (!isDay(day)) throw new BankFileError('the day of payment is not a valid date');
  if (day < dayOf(madeAt)) throw new BankFileError('the day of payment is in the past');
  const closed = currencies.find((currency) => !isBusinessDay(currency, day));
  if (closed !== undefined) {
    throw new BankFileError(`the day of payment is a weekend or a holiday of the banks that pay ${closed}`);
  }
}
