/**
 * Screens organizations again after an import of a sanctions list, as the worker does. The list and the organizations are
 * invented, unless SEARCH_DATA names a register file. Some organizations have a listed name with a spelling mistake, and
 * nearly all of them must be found.
 */
import { MockActivityEnvironment } from '@temporalio/testing';
import { createScreeningActivities, type ScreenedBatch } from '../activities/screening';
import { readConfig } from '../config';
import {
  closeDatabase,
  type Database,
  inTransaction,
  openDatabase,
  runStatement,
  selectRows,
} from '../db/database';
import { replaceSanctionList } from '../db/queries/imports/sanctions';
import { createGateways } from '../gateways';
import { importRegister } from '../operations/imports/import-register';
import { buildCharity } from '../test/factories';
import { row, say } from './figures';
import { residentMegabytes } from './memory';
import { inventList, inventOrganizations, misspell } from '../test/domain/verification/screening-names';
import { startBenchServices } from './services';

/** `SCREENING_ORGANIZATIONS` makes a shorter run. */
const ORGANIZATIONS = Number(process.env.SCREENING_ORGANIZATIONS ?? 500_000);
const LISTED = 40_000;
const PLANTED = 500;
/** The recall that the labelled pairs must reach, too. Two letters swapped inside SH make another sound. */
const LEAST_RECALL = 0.98;
const LIMIT_MINUTES = 10;
const LIMIT_MEGABYTES = 512;
const EDITION = { list: 'ofac-sdn', digest: 'bench' };
const AT = new Date('2026-01-20T04:11:00Z');
const ROWS = 10_000;
const MINUTE_MS = 60_000;

export async function benchScreening(): Promise<void> {
  const services = await startBenchServices();
  const db = openDatabase({ url: services.databaseUrl, poolMax: 4 });
  try {
    const names = inventList(LISTED);
    await inTransaction(db, (tx) =>
      replaceSanctionList(tx, EDITION.list, { digest: EDITION.digest, names, at: AT }),
    );
    const planted = names
      .filter((_, place) => place % (LISTED / PLANTED) === 0)
      .map(({ name }) => misspell(name));
    await fill(db, planted);
    const gateways = createGateways(readConfig({ DATABASE_URL: services.databaseUrl }), db);
    const first = await screenAll(db, gateways);
    const again = await screenAll(db, gateways);
    await report(db, first, again);
  } finally {
    await closeDatabase(db);
    await services.stop();
  }
}

async function fill(db: Database, planted: string[]): Promise<void> {
  const register = process.env.SEARCH_DATA;
  const invented = register === undefined ? inventOrganizations(ORGANIZATIONS - planted.length) : [];
  if (register !== undefined) await importRegister(db, register);
  // The other columns of the rows are copied from this one.
  const template = await buildCharity(db);
  const named = [
    ...planted.map((name, place) => [`charity_planted${place}`, name]),
    ...invented.map((name, place) => [`charity_bench${place}`, name]),
  ];
  for (let from = 0; from < named.length; from += ROWS) {
    await runStatement(
      db,
      `INSERT INTO charities (SELECT (json_populate_record(c, json_build_object('id', n->>0, 'name', n->>1))).*
       FROM charities c, json_array_elements($1::json) n WHERE c.id = $2)`,
      [JSON.stringify(named.slice(from, from + ROWS)), template.id],
    );
  }
}

interface Run {
  minutes: number;
  megabytes: number;
  screened: number;
  found: number;
}

async function screenAll(db: Database, gateways: ReturnType<typeof createGateways>): Promise<Run> {
  const activities = createScreeningActivities({ db, gateways });
  const environment = new MockActivityEnvironment();
  const run: Run = { minutes: 0, megabytes: 0, screened: 0, found: 0 };
  const began = performance.now();
  let after: string | null = '';
  while (after !== null) {
    const step = { ...EDITION, after, nowMs: AT.getTime() };
    const batch: ScreenedBatch = await environment.run(() => activities.screenOrganizations(step));
    run.screened += batch.screened;
    run.found += batch.found;
    run.megabytes = Math.max(run.megabytes, residentMegabytes(process.pid));
    after = batch.after;
  }
  run.minutes = (performance.now() - began) / MINUTE_MS;
  return run;
}

async function report(db: Database, first: Run, again: Run): Promise<void> {
  const [missed] = await selectRows<{ count: number }>(
    db,
    `SELECT count(*)::int AS count FROM charities c WHERE id LIKE 'charity_planted%'
     AND NOT EXISTS (SELECT 1 FROM sanction_hits h WHERE h.charity_id = c.id)`,
  );
  say(`\n${first.screened} organizations against ${LISTED} listed names`);
  row('minutes (limit 10)', first.minutes.toFixed(1));
  row('minutes, nothing new', again.minutes.toFixed(1));
  row('megabytes at the peak (limit 512)', Math.max(first.megabytes, again.megabytes).toFixed(0));
  row('organizations that resemble an entry', String(first.found));
  row('planted ones that were missed', String(missed?.count));
  row('found twice', String(again.found));
  const isSlow = first.minutes > LIMIT_MINUTES || first.megabytes > LIMIT_MEGABYTES;
  const recall = 1 - (missed?.count ?? PLANTED) / PLANTED;
  if (isSlow || recall < LEAST_RECALL || again.found > 0)
    throw new Error('the screening took too long or too much memory, or missed or repeated an organization');
}
