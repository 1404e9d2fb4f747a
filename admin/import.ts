/** `import FILE [FILE…]`: imports register files into the installation's database, even while it runs. */
import { mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { SingleBar } from 'cli-progress';
import { type Config } from '../config';
import { closeDatabase, type Database, openDatabase } from '../db/database';
import { isUnavailable } from '../db/failures';
import {
  importRegister,
  type ImportProgress,
  type ImportReport,
} from '../operations/imports/import-register';
import { RegisterFileError } from '../gateways/registers/register-file';
import { readArguments } from './arguments';
import { type Command } from './command';
import { say, UserError } from './console';

const SAY_EVERY_MS = 3_000;

const count = (value: number) => value.toLocaleString('en-US');

export const importCommand: Command = {
  async run(given, place) {
    const usage = `Usage: ${place.call('import', 'FILE [FILE…]')}
  Imports register files (CSV, also gzip) into the installation; see docs/rules/imports.md.`;
    const { positionals } = readArguments({ usage, operands: { least: 1, most: Infinity } }, given);
    const files = positionals.map((file) => resolve(place.directory, file));
    return (await place.withDatabase((config) => importFiles(config, files))) ? 0 : 1;
  },
};

/** Imports the files in order. A faulty file does not stop the next one. Returns whether all were imported. */
async function importFiles({ databaseUrl, home }: Config, files: string[]): Promise<boolean> {
  mkdirSync(home, { recursive: true });
  const db = openDatabase({ url: databaseUrl, poolMax: 2 });
  let isWhole = true;
  try {
    for (const file of files) isWhole = (await importFile(db, home, file)) && isWhole;
  } finally {
    await closeDatabase(db);
  }
  return isWhole;
}

async function importFile(db: Database, home: string, file: string): Promise<boolean> {
  const name = basename(file).replace(/(\.csv)?(\.gz)?$/i, '');
  const refusedReport = join(home, `import-refused-${name}.csv`);
  const progress = showProgress(basename(file));
  try {
    const report = await importRegister(db, file, { onProgress: progress.show, refusedReport });
    progress.end();
    sayReport(report, refusedReport);
    return true;
  } catch (error) {
    progress.end();
    if (error instanceof RegisterFileError) {
      say(`${error.message} (${error.code})`);
      return false;
    }
    if (!isUnavailable(error)) throw error;
    throw new UserError(
      `${basename(file)}: the connection to the database was lost. Run the command again: the import resumes where it stopped.`,
    );
  }
}

/** Shows a progress bar on a terminal, else a line every few seconds. */
function showProgress(name: string): { show: (progress: ImportProgress) => void; end: () => void } {
  if (process.stdout.isTTY) {
    const format = `${name} {bar} {percentage}% | {rows} rows | {eta_formatted} left`;
    // The bar's own handlers would keep Ctrl-C from ending the command.
    const bar = new SingleBar({ format, gracefulExit: false, clearOnComplete: true });
    bar.start(1, 0, { rows: '0' });
    return {
      show: ({ rows, bytesRead, bytesTotal }) => {
        bar.setTotal(bytesTotal);
        bar.update(bytesRead, { rows: count(rows) });
      },
      end: () => bar.stop(),
    };
  }
  say(`${name}: importing`);
  let saidAt = Date.now();
  return {
    show: ({ rows, bytesRead, bytesTotal }) => {
      if (Date.now() - saidAt < SAY_EVERY_MS) return;
      saidAt = Date.now();
      say(`  ${count(rows)} rows, ${Math.floor((100 * bytesRead) / bytesTotal)} %`);
    },
    end: () => undefined,
  };
}

function sayReport(report: ImportReport, refusedReport: string): void {
  const { fileName, rows, resumedAfter, finishedBefore, seconds } = report;
  if (finishedBefore !== null) {
    const when = finishedBefore.toISOString();
    say(`${fileName}: already imported at ${when} (${count(rows)} rows, ${count(report.refused)} refused).`);
    say('  Nothing was changed.');
    return;
  }
  const rate = count(Math.round((rows - resumedAfter) / seconds));
  say(`${fileName}: ${count(rows)} rows in ${seconds.toFixed(1)} s (${rate} rows/s)`);
  if (resumedAfter > 0) say(`  resumed after row ${count(resumedAfter)}, where an earlier import stopped`);
  const { inserted, updated, unchanged, repeated } = report;
  const counts = { inserted, updated, unchanged, 'repeated (the last one is kept)': repeated };
  say(
    `  ${Object.entries(counts)
      .map(([what, number]) => `${what} ${count(number)}`)
      .join(', ')}`,
  );
  say(`  refused ${count(report.refused)}`);
  if (report.refused > 0) sayRefusals(report, refusedReport);
}

function sayRefusals(report: ImportReport, refusedReport: string): void {
  const reasons = Object.entries(report.refusedByReason).sort(([, a], [, b]) => b - a);
  for (const [reason, number] of reasons) say(`    ${count(number)} × ${reason}`);
  say('  the first refused rows:');
  for (const { line, ein, reasons } of report.firstRefused) {
    say(`    line ${line}, EIN ${ein === '' ? '(none)' : ein}: ${reasons.join('; ')}`);
  }
  say(`  all refused rows: ${refusedReport}`);
}
