import { Readable } from 'node:stream';
import { type ColumnDef, writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx';
import { type Column, type Table } from './table';

type Kind = Column['kind'];
type Cell = string | number | Date | null;

/** Number formats of Office Open XML. Spreadsheet programs adapt them to the reader's language. */
const FORMATS: Record<Exclude<Kind, 'money'>, string | undefined> = {
  text: undefined,
  number: '0',
  time: 'yyyy-mm-dd hh:mm:ss',
};
/** The formats of money, by the number of decimals. */
const MONEY_FORMATS = ['#,##0', undefined, '#,##0.00'];
/** Spreadsheets round numbers with more digits. */
const MOST_DIGITS = 15;

/** The column widths in characters, wide enough for the formats. */
const WIDTHS: Record<Kind, number> = { text: 24, number: 12, money: 16, time: 20 };

/**
 * Streams a table of any length as a workbook (Office Open XML). Rows beyond the limit of a sheet go to the next one.
 * Times are in UTC, because workbooks have no time zones. Money has the decimals of its currency.
 */
export function toXlsx(table: Table, sheetRows = XLSX_MAX_ROWS_PER_SHEET): Readable {
  const columns = table.columns.map((column) => new WrittenColumn(column));
  const bytes = writeXlsxStream(readRows(table, columns), {
    name: table.title,
    columns,
    freezePane: { rows: 1 },
    maxRowsPerSheet: sheetRows,
  });
  return Readable.fromWeb(bytes);
}

/**
 * A column whose number format follows its newest cell, because its rows may have different currencies. The writer has
 * only formats of columns, and reads them again for each row that it takes.
 */
class WrittenColumn implements ColumnDef {
  readonly header: string;
  readonly width: number;
  private readonly kind: Kind;
  private format: string | undefined;

  constructor({ name, kind }: Column) {
    this.header = name;
    this.width = WIDTHS[kind];
    this.kind = kind;
    this.format = kind === 'money' ? undefined : FORMATS[kind];
  }

  get numFmt(): string {
    return this.format ?? 'General';
  }

  /** Returns the value of the next cell, and chooses its format. */
  take(cell: string | null): Cell {
    if (cell === null) return null;
    if (this.kind === 'money') return this.takeMoney(cell);
    if (this.kind === 'number') return Number(cell);
    return this.kind === 'time' ? new Date(cell) : toXmlText(cell);
  }

  /** Tokens, and amounts with more digits than a spreadsheet keeps, stay texts. */
  private takeMoney(cell: string): Cell {
    const [, fraction = ''] = cell.split('.');
    this.format = MONEY_FORMATS[fraction.length];
    const isExact = this.format !== undefined && cell.replaceAll(/[-.]/g, '').length <= MOST_DIGITS;
    return isExact ? Number(cell) : cell;
  }
}

async function* readRows(
  { batches }: Table,
  columns: WrittenColumn[],
): AsyncGenerator<Cell[], void, undefined> {
  for await (const rows of batches) {
    for (const cells of rows) yield columns.map((column, index) => column.take(cells[index] ?? null));
  }
}

/** Removes characters that XML cannot express, and turns line ends into `\n`. */
function toXmlText(text: string): string {
  if (!/[^\x20-\ud7ff]/.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\t\n\r\x20-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
}
