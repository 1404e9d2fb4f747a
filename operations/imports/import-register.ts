/**
 * Imports a register file as a stream, in batches. A second run resumes an interrupted import. After a
 * finished import, it does nothing.
 */
import { appendFile, rm } from 'node:fs/promises';
import { type Database } from '../../db/database';
import {
  beginImport,
  finishImport,
  type ImportStep,
  type RegisterRow,
  storeBatch,
  withImportLock,
} from '../../db/queries/imports/register';
import { charityOf } from '../../domain/imports/charity';
import { type Columns, recogniseColumns } from '../../domain/imports/columns';
import { readEntry, type RegisterEntry } from '../../domain/imports/entry';
import { type CsvRecord, type Line, takeRecords } from '../../gateways/registers/csv-records';
import {
  inspectRegisterFile,
  readLines,
  type RegisterFile,
  RegisterFileError,
} from '../../gateways/registers/register-file';
import { newId } from '../../new-id';

export interface ImportOptions {
  onProgress?: (progress: ImportProgress) => void;
  /**
   * The path of a CSV file (line, ein, reason) to which refused rows are written. The import creates the file
   * only if it refuses a row.
   */
  refusedReport?: string;
}

export interface ImportProgress {
  rows: number;
  bytesRead: number;
  bytesTotal: number;
}

interface Refusal {
  line: number;
  ein: string;
  reasons: string[];
}

/**
 * Reports the rows of an import. Each row of this run counts as inserted, updated, unchanged, repeated or
 * refused.
 */
export interface ImportReport {
  fileName: string;
  /**
   * The number of rows in the file. If an earlier run was interrupted, it has imported the first
   * `resumedAfter` rows.
   */
  rows: number;
  resumedAfter: number;
  /** The time at which an earlier run finished the same content, if any. This run then did nothing. */
  finishedBefore: Date | null;
  inserted: number;
  updated: number;
  unchanged: number;
  /**
   * Counts rows that repeat the EIN of an earlier row. Of all rows with the same EIN, the import keeps the
   * last.
   */
  repeated: number;
  /** Counts the refused rows of the whole file, including those before `resumedAfter`. */
  refused: number;
  refusedByReason: Record<string, number>;
  firstRefused: Refusal[];
  seconds: number;
}

const BATCH_ROWS = 2_000;
const SHOWN_REFUSALS = 10;
const SHOWN_EIN_CHARACTERS = 20;

/**
 * Imports one file into the tables of the register and of the charities. Opens a transaction for each batch.
 * Holds a lock against other imports, on a second database connection. Throws a RegisterFileError if the file
 * is faulty or another import is running.
 */
export async function importRegister(
  db: Database,
  path: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const startedAt = performance.now();
  const file = await inspectRegisterFile(path);
  const columns = await readColumns(file);
  const report = emptyReport(file.name);
  const isMine = await withImportLock(db, async () => {
    const earlier = await beginImport(db, file.digest);
    report.resumedAfter = earlier.rowsDone;
    report.finishedBefore = earlier.finishedAt;
    if (earlier.finishedAt === null) await importRows(db, file, columns, report, options);
    else Object.assign(report, { rows: earlier.rowsDone, refused: earlier.rowsRefused });
  });
  if (!isMine) {
    const message = `Another import is running in this database. Import ${file.name} once it has finished.`;
    throw new RegisterFileError('IMPORT_RUNNING', message);
  }
  report.seconds = (performance.now() - startedAt) / 1000;
  return report;
}

function emptyReport(fileName: string): ImportReport {
  return {
    fileName,
    rows: 0,
    resumedAfter: 0,
    finishedBefore: null,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    repeated: 0,
    refused: 0,
    refusedByReason: {},
    firstRefused: [],
    seconds: 0,
  };
}

/** Reads and checks each batch while the database still stores the previous batch. */
async function importRows(
  db: Database,
  file: RegisterFile,
  columns: Columns,
  report: ImportReport,
  options: ImportOptions,
): Promise<void> {
  if (options.refusedReport !== undefined) await rm(options.refusedReport, { force: true });
  const seen = new Set<number>();
  const keepsExtras = columns.position.mission === undefined;
  let storing = Promise.resolve();
  try {
    for await (const { records, bytesRead } of readBatches(file)) {
      const from = Math.max(report.rows, report.resumedAfter);
      const batch = checkBatch(records, columns, seen, from - report.rows);
      report.rows += records.length;
      await noteRefusals(report, batch.refusals, options.refusedReport);
      await storing;
      if (report.rows > from) {
        const { digest } = file;
        const step = { digest, rowsDone: report.rows, rowsRefused: report.refused, keepsExtras };
        storing = store(db, step, batch, report);
        // Avoids an unhandled rejection. The next `await storing` throws the error.
        storing.catch(() => undefined);
      }
      options.onProgress?.({ rows: report.rows, bytesRead, bytesTotal: file.sizeBytes });
    }
    await storing;
  } finally {
    await storing.catch(() => undefined);
  }
  await finishImport(db, file.digest);
}

async function readColumns(file: RegisterFile): Promise<Columns> {
  for await (const { records } of readRecords(file)) {
    const [header] = records;
    if (header === undefined) continue;
    const columns = header.fields === undefined ? header : recogniseColumns(header.fields);
    if ('fault' in columns) {
      throw new RegisterFileError('FORMAT_UNKNOWN', `${file.name} is not a register file: ${columns.fault}.`);
    }
    return columns;
  }
  throw new RegisterFileError('FILE_EMPTY', `${file.name} has no line with column names.`);
}

/** Yields the records of a file in blocks. The first record is the header. */
async function* readRecords(file: RegisterFile) {
  let rest: Line[] = [];
  let bytesRead = 0;
  for await (const block of readLines(file)) {
    bytesRead = block.bytesRead;
    const taken = takeRecords([...rest, ...block.lines], false);
    rest = taken.rest;
    yield { records: taken.records, bytesRead };
  }
  yield { records: takeRecords(rest, true).records, bytesRead };
}

/**
 * Yields the records after the header in batches of fixed size, so that a resumed import sees the same
 * batches.
 */
async function* readBatches(file: RegisterFile) {
  let waiting: CsvRecord[] = [];
  let isHeaderRead = false;
  let read = 0;
  for await (const { records, bytesRead } of readRecords(file)) {
    waiting = waiting.concat(isHeaderRead ? records : records.slice(1));
    isHeaderRead ||= records.length > 0;
    read = bytesRead;
    let at = 0;
    for (; waiting.length - at >= BATCH_ROWS; at += BATCH_ROWS) {
      yield { records: waiting.slice(at, at + BATCH_ROWS), bytesRead };
    }
    waiting = waiting.slice(at);
  }
  if (waiting.length > 0) yield { records: waiting, bytesRead: read };
}

interface Batch {
  /** Maps each EIN to its entry. If two rows have the same EIN, the map keeps the later row. */
  entries: Map<string, { entry: RegisterEntry; isRepeated: boolean }>;
  acceptedRows: number;
  refusals: Refusal[];
}

/**
 * Splits records into entries and refusals. Checks the first `skipped` records but does not return their
 * entries, because an earlier run has stored them.
 */
function checkBatch(records: CsvRecord[], columns: Columns, seen: Set<number>, skipped: number): Batch {
  const batch: Batch = { entries: new Map(), acceptedRows: 0, refusals: [] };
  for (const [index, record] of records.entries()) {
    const checked =
      record.fields === undefined ? { faults: [record.fault] } : readEntry(columns, record.fields);
    if ('faults' in checked) {
      batch.refusals.push({ line: record.line, ein: shownEin(record, columns), reasons: checked.faults });
      continue;
    }
    const { ein } = checked.entry;
    const isRepeated = seen.has(Number(ein));
    seen.add(Number(ein));
    if (index < skipped) continue;
    batch.acceptedRows += 1;
    const earlier = batch.entries.get(ein);
    batch.entries.set(ein, { entry: checked.entry, isRepeated: earlier?.isRepeated ?? isRepeated });
  }
  return batch;
}

async function store(db: Database, step: ImportStep, batch: Batch, report: ImportReport): Promise<void> {
  const rows = Array.from(batch.entries.values(), ({ entry, isRepeated }): RegisterRow => {
    return { entry, charity: charityOf(entry), charityId: newId('charity'), isRepeated };
  });
  const stored = await storeBatch(db, step, rows);
  const firstRows = rows.filter(({ isRepeated }) => !isRepeated).length;
  report.inserted += stored.inserted;
  report.updated += stored.updated;
  report.unchanged += firstRows - stored.inserted - stored.updated;
  report.repeated += batch.acceptedRows - firstRows;
}

/**
 * Returns the EIN as the file has it, without characters that could do harm in a terminal or a spreadsheet.
 */
function shownEin(record: CsvRecord, columns: Columns): string {
  const fields = record.fields ?? record.text.split(',');
  const text = fields[columns.position.ein ?? 0] ?? '';
  return text.replace(/[^0-9A-Za-z-]/g, '').slice(0, SHOWN_EIN_CHARACTERS);
}

async function noteRefusals(
  report: ImportReport,
  refusals: Refusal[],
  path: string | undefined,
): Promise<void> {
  if (refusals.length === 0) return;
  for (const reason of refusals.flatMap(({ reasons }) => reasons)) {
    report.refusedByReason[reason] = (report.refusedByReason[reason] ?? 0) + 1;
  }
  report.firstRefused.push(...refusals.slice(0, SHOWN_REFUSALS - report.firstRefused.length));
  if (path !== undefined) {
    const header = report.refused === 0 ? 'line,ein,reason\n' : '';
    const lines = refusals.map(
      ({ line, ein, reasons }) => `${String(line)},${ein},"${reasons.join('; ')}"\n`,
    );
    await appendFile(path, header + lines.join(''));
  }
  report.refused += refusals.length;
}
