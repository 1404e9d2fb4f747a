/** A table that is streamed as CSV, JSON or XLSX. */

/** Numbers are decimal strings and are written unchanged. Text is escaped for the output format. */
export interface Column {
  name: string;
  kind: 'text' | 'number';
}

export interface Table {
  /** Facts about the whole table, for formats that have a place for them. */
  about: Record<string, string>;
  columns: Column[];
  /** Batches of rows, with a cell for each column; null is an empty cell. */
  batches: AsyncIterable<(string | null)[][]>;
}
