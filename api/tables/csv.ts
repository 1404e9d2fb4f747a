import { Readable } from 'node:stream';
import { type Column, type Table } from './table';

/** Streams a table as CSV (RFC 4180, UTF-8, a line of names first). */
export function toCsv(table: Table): Readable {
  return Readable.from(writeCsv(table), { objectMode: false });
}

async function* writeCsv({ columns, batches }: Table): AsyncGenerator<string, void, undefined> {
  yield toLine(columns.map(({ name }) => quote(name)));
  for await (const rows of batches) {
    yield rows
      .map((cells) => toLine(columns.map((column, index) => toField(column, cells[index] ?? null))))
      .join('');
  }
}

function toLine(fields: string[]): string {
  return `${fields.join(',')}\r\n`;
}

function toField({ kind }: Column, cell: string | null): string {
  if (cell === null) return '';
  return kind === 'number' ? cell : quote(disarm(cell));
}

/** A spreadsheet takes a text that begins like a formula for one: an apostrophe makes it a text. */
function disarm(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
