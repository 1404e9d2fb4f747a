/**
 * Parses the lines of a CSV file into records. RFC 4180 defines the format. If a record is broken, the parser
 * skips one line and continues.
 */
import { CsvError, parse } from 'csv-parse/sync';

export interface Line {
  /** Counted from 1. */
  number: number;
  text: string;
  /** The reason why the line cannot be read, for example "bytes that are not UTF-8". */
  fault?: string;
}

/** `line` is the number of the record's first line. `fault` is the reason why a record has no fields. */
export type CsvRecord =
  { line: number; fields: string[] } | { line: number; fields: undefined; text: string; fault: string };

/**
 * The longest record. If a quote is still open after this length, the parser reports that it is never closed.
 */
const MAX_RECORD_LINES = 100;
const MAX_RECORD_CHARACTERS = 1024 * 1024;

/** Parses all complete records. `rest` holds the lines of an incomplete record. Pass them again with more lines. */
export function takeRecords(lines: Line[], isEnd: boolean): { records: CsvRecord[]; rest: Line[] } {
  const records: CsvRecord[] = [];
  let at = 0;
  for (let line = lines[at]; line !== undefined; line = lines[at]) {
    if (line.text === '' && line.fault === undefined) {
      at += 1;
      continue;
    }
    const taken = takeRecord(lines, at, isEnd);
    if (taken === 'incomplete') break;
    if (typeof taken === 'string') {
      records.push({ line: line.number, fields: undefined, text: line.text, fault: taken });
      at += 1;
    } else {
      records.push({ line: line.number, fields: taken.fields });
      at += taken.lineCount;
    }
  }
  return { records, rest: lines.slice(at) };
}

/**
 * Reads the record that begins at line `from`. Returns its fields, a fault, or "incomplete" if later lines
 * are needed.
 */
function takeRecord(
  lines: Line[],
  from: number,
  isEnd: boolean,
): { fields: string[]; lineCount: number } | string {
  let text = '';
  for (let lineCount = 1; lineCount <= MAX_RECORD_LINES; lineCount += 1) {
    const line = lines[from + lineCount - 1];
    if (line === undefined) return isEnd ? UNCLOSED : 'incomplete';
    if (line.fault !== undefined) return lineCount === 1 ? line.fault : UNCLOSED;
    text = lineCount === 1 ? line.text : `${text}\n${line.text}`;
    const fields = splitFields(text);
    if (typeof fields !== 'string') return { fields, lineCount };
    if (fields === STRAY) return lineCount === 1 ? STRAY : UNCLOSED;
    if (text.length > MAX_RECORD_CHARACTERS) return UNCLOSED;
  }
  return UNCLOSED;
}

const UNCLOSED = 'a quote is never closed';
const STRAY = 'a quote appears inside a field';

/** Returns the fields of one record, or the fault of its quotes. */
function splitFields(text: string): string[] | typeof UNCLOSED | typeof STRAY {
  // Most lines have no quotes. Splitting such a line is cheaper than starting a parser.
  if (!text.includes('"')) return text.split(',');
  try {
    const [fields = []] = parse(text, { record_delimiter: '\n' });
    return fields;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return error.code === 'CSV_QUOTE_NOT_CLOSED' ? UNCLOSED : STRAY;
  }
}
