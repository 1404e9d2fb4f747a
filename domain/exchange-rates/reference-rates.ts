/**
 * Reads daily reference rates in the layout of the European Central Bank. The first column is `Date`. Each other
 * column contains the price of one euro in a currency. The bank's daily and historical files have this layout.
 */
import { type Day, isDay } from '../days';
import { CURRENCY_CODES, scaleRate } from '../money';
import { type DatedRate, divideRates, RATE_DECIMALS, RATE_WHOLE_DIGITS } from './rate';

/** Thrown if a file does not have this layout. The message names the line. No rate of the file may be used. */
export class RateFileError extends Error {
  override readonly name = 'RateFileError';
  readonly code = 'RATE_FILE_INVALID';
}

const RATE = new RegExp(`^\\d{1,${RATE_WHOLE_DIGITS}}(\\.\\d{1,${RATE_DECIMALS}})?$`);
/** The historical file contains one of these texts for a currency without a rate on that day. */
const NO_RATE = new Set(['', 'N/A']);
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export interface RateRecord {
  line: number;
  fields: string[];
}

/** Converts the records of a file to rates in US dollars. Ignores currencies that the platform does not accept. */
export function readReferenceRates(records: RateRecord[]): DatedRate[] {
  const [head = [], ...rows] = records.map(({ fields }) => fields.map((text) => text.trim()));
  if (head[0] !== 'Date' || !head.includes('USD')) {
    throw new RateFileError(
      'line 1: expected a column Date, then a column for each currency, one of them USD',
    );
  }
  if (rows.length === 0) throw new RateFileError('the file has no rates');
  return rows.flatMap((row, index) => readRow(head, row, `line ${records[index + 1]?.line ?? 0}`));
}

function readRow(head: string[], row: string[], place: string): DatedRate[] {
  const date = readDay(row[0] ?? '', place);
  const perEuro = new Map(
    head.flatMap((code, column): [string, string][] => {
      const text = row[column] ?? '';
      return column === 0 || code === '' || NO_RATE.has(text) ? [] : [[code, text]];
    }),
  );
  for (const [code, text] of perEuro) {
    if (!RATE.test(text) || scaleRate(text) === 0n)
      throw new RateFileError(`${place}: ${code} has no valid rate`);
  }
  const dollars = perEuro.get('USD');
  if (dollars === undefined) throw new RateFileError(`${place}: the rate of USD is missing`);
  const others = CURRENCY_CODES.flatMap((currency): DatedRate[] => {
    const rate = perEuro.get(currency);
    if (rate === undefined || currency === 'USD' || currency === 'EUR') return [];
    return [{ currency, date, usdPerUnit: inDollars(dollars, rate, `${place}: ${currency}`) }];
  });
  return [{ currency: 'EUR', date, usdPerUnit: dollars }, ...others];
}

function inDollars(dollars: string, perEuro: string, place: string): string {
  const usdPerUnit = divideRates(dollars, perEuro);
  if (usdPerUnit === undefined) throw new RateFileError(`${place} has a rate that rounds to zero`);
  return usdPerUnit;
}

/** Reads "2026-11-24", or "24 November 2026" as the daily file writes it. */
function readDay(text: string, place: string): Day {
  const [, day = '', name = '', year = ''] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(text) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  const written = month === 0 ? text : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isDay(written)) throw new RateFileError(`${place}: "${text.slice(0, 40)}" is not a date`);
  return written;
}
