/** A table to be streamed in one format or another. */

/** Numbers are decimal strings, written as they are; texts are escaped as their format needs. */
export interface Column {
  name: string;
  kind: 'text' | 'number';
}

export interface Table {
  /** What the table is of, for formats that have a place for it. */
  about: Record<string, string>;
  columns: Column[];
  /** Rows in batches, a cell for each column; null where there is nothing. */
  batches: AsyncIterable<(string | null)[][]>;
}
