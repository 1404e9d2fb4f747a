/** Groups the rows of a statement into parts, so that all formats use the same order. */
import { type Currency } from '../money';
import { type StatementEntry } from './line';

/** The balance of a currency at the start of the period. Its entries follow. */
interface Opening {
  currency: Currency;
  openingMinor: bigint;
}

export type StatementRow = Opening | StatementEntry;

export type StatementPart =
  | { part: 'opening'; currency: Currency; minor: bigint }
  | { part: 'lines'; currency: Currency; entries: StatementEntry[] }
  | { part: 'closing'; currency: Currency; minor: bigint };

/** Adds up the entries of each currency, and yields its closing balance after them. */
export async function* toParts(
  batches: AsyncIterable<StatementRow[]>,
): AsyncGenerator<StatementPart, void, undefined> {
  let open: { currency: Currency; minor: bigint } | undefined;
  for await (const rows of batches) {
    let entries: StatementEntry[] = [];
    for (const row of rows) {
      if ('openingMinor' in row) {
        if (open !== undefined && entries.length > 0) {
          yield { part: 'lines', currency: open.currency, entries };
          entries = [];
        }
        if (open !== undefined) yield { part: 'closing', ...open };
        open = { currency: row.currency, minor: row.openingMinor };
        yield { part: 'opening', ...open };
      } else if (open !== undefined) {
        entries.push(row);
        open.minor += row.minor;
      }
    }
    if (open !== undefined && entries.length > 0) yield { part: 'lines', currency: open.currency, entries };
  }
  if (open !== undefined) yield { part: 'closing', ...open };
}
