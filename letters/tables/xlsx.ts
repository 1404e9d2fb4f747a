import { Readable } from 'node:stream';
import { type ColumnDef, writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx';
import { type Column, type Table } from './table';

type Kind = Column['kind'];
type Cell = string | number | Date | null;

/** Number formats of Office Open XML. Spreadsheet programs adapt them to the reader's language. */
const FORMATS: Record<Kind, string | undefined> = {
  text: undefined,
  number: '0',
  money: '#,##0.00',
  time: 'yyyy-mm-dd hh:mm:ss',
};
/** The column widths in characters, wide enough for the formats. */
const WIDTHS: Record<Kind, number> = { text: 24, number: 12, money: 16, time: 20 };

/**
 * Streams a table of any length as a workbook (Office Open XML). Rows beyond the limit of a sheet go to the next one.
 * Times are in UTC, because workbooks have no time zones.
 */
export function toXlsx(table: Table, sheetRows = XLSX_MAX_ROWS_PER_SHEET): Readable {
  const bytes = writeXlsxStream(readRows(table), {
    name: table.title,
    columns: table.columns.map(toColumn),
    freezePane: { rows: 1 },
    maxRowsPerSheet: sheetRows,
  });
  return Readable.fromWeb(bytes);
}

function toColumn({ name, kind }: Column): ColumnDef {
  const numFmt = FORMATS[kind];
  return { header: name, width: WIDTHS[kind], ...(numFmt === undefined ? {} : { numFmt }) };
}

async function* readRows({ columns, batches }: Table): AsyncGenerator<Cell[], void, undefined> {
  for await (const rows of batches) {
    for (const cells of rows) yield columns.map(({ kind }, index) => toCell(kind, cells[index] ?? null));
  }
}

function toCell(kind: Kind, cell: string | null): Cell {
  if (cell === null) return null;
  if (kind === 'money' || kind === 'number') return Number(cell);
  return kind === 'time' ? new Date(cell) : toXmlText(cell);
}

/** Removes characters that XML cannot express, and turns line ends into `\n`. */
function toXmlText(text: string): string {
  if (!/[^\x20-\ud7ff]/.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\t\n\r\x20-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
}
