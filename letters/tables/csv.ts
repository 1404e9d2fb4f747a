import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, toCsvLines } from '../../domain/text/csv';
import { isNumeric, type Table } from './table';

/** Streams a table as CSV (RFC 4180, UTF-8 with a byte order mark, with a header line). */
export function toCsv(table: Table): Readable {
  return Readable.from(writeCsv(table), { objectMode: false });
}

async function* writeCsv({ columns, batches }: Table): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + toCsvLines([columns.map(({ name }) => name)], () => false);
  const numeric = columns.map(isNumeric);
  for await (const rows of batches) {
    const whole = rows.map((cells) => columns.map((_column, index) => cells[index] ?? null));
    yield toCsvLines(whole, (column) => numeric[column] === true);
  }
}
