/** Writes CSV for people (RFC 4180). The server and the pages share it, so both guard against the same formulas. */

/** Spreadsheets recognize UTF-8 by these first bytes of a file. */
export const BYTE_ORDER_MARK = '\uFEFF';

type Cell = string | null;

/**
 * Returns the lines of a file. null is an empty cell. A cell of a column with numbers is written as it is: a negative
 * amount begins like a formula.
 */
export function toCsvLines(
  rows: readonly (readonly Cell[])[],
  isNumber: (column: number) => boolean,
): string {
  return rows
    .map((cells) => cells.map((cell, column) => quote(isNumber(column) ? (cell ?? '') : disarm(cell ?? ''))))
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
}

/** Adds an apostrophe to text that a spreadsheet would run as a formula. */
function disarm(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
