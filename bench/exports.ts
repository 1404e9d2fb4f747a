/** Measures exports of many rows over HTTP, and counts the rows of a workbook of a million of them. */
import { execFile } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { openPromise } from 'yauzl';
import { closeDatabase, type Database, openDatabase } from '../db/database';
import { type ReportFormat } from '../domain/reports/saved-report';
import { buildActor } from '../test/factories';
import { row, say } from './figures';
import { fillWithGifts } from '../test/factories/many-gifts';
import { peakMegabytes } from './memory';
import { runServer } from './processes';
import { type BenchServices, startBenchServices } from './services';

const GIFTS = Number(process.env.WORKBOOK_ROWS ?? 1_000_000);
export const YEARS = { from: '2024-01-01', to: '2026-12-31' };
const MEGABYTE = 1_048_576;

/** An export of the postings until a day. */
interface Wanted {
  format: ReportFormat;
  until: string;
}

/** Measures each export on a new API process, after a small export as a warm-up. The client reads at full speed. */
export async function benchExports(
  db: Database,
  { environment }: BenchServices,
  formats: ReportFormat[],
): Promise<void> {
  const { key } = await buildActor(db, { isOperator: true });
  const folder = mkdtempSync(join(tmpdir(), 'giving-exports-'));
  const file = join(folder, 'export');
  say('\nExports over HTTP, to a client that reads at full speed');
  row('', 'seconds', 'MB', 'MB/s', 'peak +MB');
  for (const format of formats) {
    for (const until of ['2024-03-31', YEARS.to]) {
      const api = await runServer('api/server', environment);
      const take = (wanted: Wanted) => takeExport(String(api.ready.url), key, wanted, file);
      await take({ format, until: '2024-01-02' });
      const start = performance.now();
      let bytes = 0;
      const peak = await peakMegabytes(api.pid, async () => {
        bytes = await take({ format, until });
      });
      const seconds = (performance.now() - start) / 1_000;
      const megabytes = bytes / MEGABYTE;
      const figures = [seconds, megabytes, megabytes / seconds].map((figure) => figure.toFixed(1));
      row(`${format}, ${until === YEARS.to ? 'all' : 'a twelfth'}`, ...figures, peak.toFixed(0));
      await api.stop();
      if (format === 'xlsx') say(`  rows in the workbook: ${await countRows(file)}`);
    }
  }
  rmSync(folder, { recursive: true });
}

/** Saves an export and returns its size in bytes. */
async function takeExport(
  url: string,
  key: string,
  { format, until }: Wanted,
  file: string,
): Promise<number> {
  const query = new URLSearchParams({ format, start_date: YEARS.from, end_date: until }).toString();
  const response = await fetch(`${url}/api/v1/fees/export?${query}`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  if (response.status !== 200 || response.body === null) throw new Error(await response.text());
  const target = createWriteStream(file);
  await pipeline(Readable.fromWeb(response.body), target);
  return target.bytesWritten;
}

/** Counts the rows of all sheets, without the names of the columns. Reads the XML, and not by the library that wrote it. */
async function countRows(file: string): Promise<number> {
  const archive = await openPromise(file);
  let rows = 0;
  for await (const entry of archive.eachEntry()) {
    if (!entry.fileName.startsWith('xl/worksheets/')) continue;
    rows -= 1;
    let rest = '';
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      const parts = (rest + (chunk as Buffer).toString('latin1')).split('<row ');
      rows += parts.length - 1;
      rest = (parts.at(-1) ?? '').slice(-'<row'.length);
    }
  }
  return rows;
}

/** A writer that kept its rows would need many times this heap. */
const SMALL_HEAP_MB = 24;

/** Measures the writer of workbooks alone, with a heap that a fraction of the rows would fill. */
async function benchWriter(): Promise<void> {
  say(`The writer alone, with a heap of ${SMALL_HEAP_MB} MB for objects that live long`);
  row('rows', 'seconds', 'MB', 'peak MB');
  for (const rows of [Math.round(GIFTS / 12), GIFTS, 2 * GIFTS]) {
    const heap = `--max-old-space-size=${SMALL_HEAP_MB}`;
    const script = ['--import', 'tsx', 'bench/workbook-alone.ts', String(rows)];
    const { stdout } = await promisify(execFile)(process.execPath, [heap, ...script]);
    row(String(rows), ...stdout.trim().split(' '));
  }
}

/** Measures a workbook of a million rows (WORKBOOK_ROWS). Run it with `npm run bench -- workbook`. */
export async function benchWorkbook(): Promise<void> {
  await benchWriter();
  const services = await startBenchServices();
  const db = openDatabase({ url: services.databaseUrl, poolMax: 4 });
  try {
    await fillWithGifts(db, GIFTS, YEARS);
    say(`${GIFTS} gifts were booked`);
    await benchExports(db, services, ['xlsx']);
  } finally {
    await closeDatabase(db);
    await services.stop();
  }
}
