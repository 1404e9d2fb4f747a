/** Describes a table for streaming as CSV, JSON or XLSX. */

/** Numbers are decimal strings and are written unchanged. Text is escaped for the output format. */
export interface Column {
  name: string;
  kind: 'text' | 'number';
}

export interface Table {
  /** Facts about the whole table. Only the JSON format contains these facts. */
  about: Record<string, string>;
  columns: Column[];
  /** Each row has a cell for each column. null is an empty cell. */
  batches: AsyncIterable<(string | null)[][]>;
}
