import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { type Column, isNumeric, type Table } from './table';

const FORMAT = { record_delimiter: '\r\n' };

/** Without it, spreadsheets read UTF-8 as the code page of their country. */
const BYTE_ORDER_MARK = '\ufeff';

/** Streams a table as CSV (RFC 4180, UTF-8, with a byte order mark and a header line). */
export function toCsv(table: Table): Readable {
  return Readable.from(writeCsv(table), { objectMode: false });
}

async function* writeCsv({ columns, batches }: Table): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + stringify([columns.map(({ name }) => name)], FORMAT);
  for await (const rows of batches) {
    yield stringify(
      rows.map((cells) => columns.map((column, index) => toField(column, cells[index] ?? null))),
      FORMAT,
    );
  }
}

function toField(column: Column, cell: string | null): string | null {
  return cell === null || isNumeric(column) ? cell : disarm(cell);
}

/**
 * Adds an apostrophe to text that a spreadsheet would run as a formula. csv-stringify's own guard misses line feeds and
 * would change negative amounts.
 */
function disarm(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}
