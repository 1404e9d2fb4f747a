/** Describes a table for streaming as CSV, JSON or XLSX. */

/**
 * Numbers and amounts of money are decimal strings with the decimals of their currency, and times are ISO 8601 in UTC. CSV and JSON contain them unchanged.
 * Text is escaped for the output format.
 */
export interface Column {
  name: string;
  kind: 'text' | 'number' | 'money' | 'time';
}

export interface Table {
  /** The name of a workbook's sheet, at most 31 characters. */
  title: string;
  /** Facts about the whole table. Only the JSON format contains these facts. */
  about: Record<string, string>;
  columns: Column[];
  /** Each row has a cell for each column. null is an empty cell. */
  batches: AsyncIterable<(string | null)[][]>;
}

/** Returns true if the cells of a column are written as numbers. */
export function isNumeric({ kind }: Column): boolean {
  return kind === 'number' || kind === 'money';
}
