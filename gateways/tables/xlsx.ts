import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type Column, type Table } from './table';
import { listParts, SHEET_END, SHEET_START } from './xlsx-parts';

/** The format allows this many rows in a sheet, including the header. Further rows go to the next sheet. */
const SHEET_ROWS = 1_048_576;

/** The lowest level already compresses a sheet's XML well. Higher levels cost much time and save little. */
const COMPRESSION = { compress: true, compressionLevel: 1 };

/** Streams a table of any length as a workbook (Office Open XML), sheet after sheet. */
export function toXlsx(table: Table, sheetRows = SHEET_ROWS): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const rows = new RowSource(table.batches);
  writeBook({ zip, output, columns: table.columns, rows, sheetRows }).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}

interface Book {
  zip: ZipFile;
  output: Readable;
  columns: Column[];
  rows: RowSource;
  sheetRows: number;
}

async function writeBook({ zip, output, columns, rows, sheetRows }: Book): Promise<void> {
  let sheets = 0;
  try {
    do {
      sheets += 1;
      const sheet = Readable.from(writeSheet(columns, rows, sheetRows), { objectMode: false });
      const leave = () => sheet.destroy();
      output.once('close', leave);
      zip.addReadStream(sheet, `xl/worksheets/sheet${String(sheets)}.xml`, COMPRESSION);
      await finished(sheet);
      output.off('close', leave);
    } while (await rows.hasMore());
  } finally {
    await rows.close();
  }
  for (const [path, xml] of listParts(sheets)) zip.addBuffer(Buffer.from(xml), path, COMPRESSION);
}

async function* writeSheet(
  columns: Column[],
  rows: RowSource,
  sheetRows: number,
): AsyncGenerator<string, void, undefined> {
  const names = columns.map(({ name }) => name);
  const asTexts = columns.map(({ name }): Column => ({ name, kind: 'text' }));
  yield `${SHEET_START}${toRow(asTexts, names, 1)}`;
  for (let written = 1; written < sheetRows;) {
    const some = await rows.take(sheetRows - written);
    if (some.length === 0) break;
    const first = written + 1;
    yield some.map((cells, index) => toRow(columns, cells, first + index)).join('');
    written += some.length;
  }
  yield SHEET_END;
}

function toRow(columns: Column[], cells: (string | null)[], row: number): string {
  const written = columns.map(({ kind }, index) => toCell(kind, cells[index] ?? null, nameCell(index, row)));
  return `<row r="${String(row)}">${written.join('')}</row>`;
}

function toCell(kind: Column['kind'], cell: string | null, name: string): string {
  if (cell === null) return '';
  if (kind === 'number') return `<c r="${name}"><v>${cell}</v></c>`;
  return `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

/** Returns a cell's reference, such as A1, which some readers require. Our tables have at most 26 columns. */
function nameCell(column: number, row: number): string {
  return `${String.fromCharCode(65 + column)}${String(row)}`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes `&`, `<` and `>`, removes characters that XML cannot express, and turns line ends into `\n`. */
function escapeXml(text: string): string {
  if (!/[^\x20-\x25\x27-\x3b\x3d\x3f-\ud7ff]/.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\t\n\r\x20-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');
}

/** Cuts batches into pieces that fit into the current sheet. */
class RowSource {
  private readonly batches: AsyncIterator<(string | null)[][]>;
  private batch: (string | null)[][] = [];

  constructor(batches: AsyncIterable<(string | null)[][]>) {
    this.batches = batches[Symbol.asyncIterator]();
  }

  /** Returns the next rows, at most `atMost` of them. Returns an empty list at the end. */
  async take(atMost: number): Promise<(string | null)[][]> {
    if (!(await this.hasMore())) return [];
    const some = this.batch.slice(0, atMost);
    this.batch = this.batch.slice(atMost);
    return some;
  }

  async hasMore(): Promise<boolean> {
    while (this.batch.length === 0) {
      const next = await this.batches.next();
      if (next.done === true) return false;
      this.batch = next.value;
    }
    return true;
  }

  /** Closes the source of the batches. */
  async close(): Promise<void> {
    await this.batches.return?.();
  }
}
