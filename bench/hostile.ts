/**
 * Sends 50,000 generated hostile requests to an installation. HOSTILE_COUNT and HOSTILE_SEED choose other requests.
 * After each batch, checks that the victims' data, all permissions and the ledger are unchanged. Run it with
 * `npm run bench -- hostile`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, type Database, openDatabase, selectRows } from '../db/database';
import { attack, describeReport } from '../test/hostile/attack';
import { call } from '../test/support/api';
import { waitFor } from '../test/support/wait';
import { say } from './figures';
import { runServer } from './processes';
import { startBenchServices } from './services';

const SETTLING_MS = 120_000;
const LEAST_PASSED = 0.5;

export async function benchHostile(): Promise<void> {
  const count = Number(process.env.HOSTILE_COUNT ?? 50_000);
  const seed = Number(process.env.HOSTILE_SEED ?? 25);
  const services = await startBenchServices({ hasWorker: true });
  const documents = mkdtempSync(join(tmpdir(), 'giving-hostile-'));
  const environment = { ...services.environment, DOCUMENTS_DIR: documents };
  const db = openDatabase({ url: services.databaseUrl, poolMax: 5 });
  const worker = await runServer('worker/main', environment);
  const api = await runServer('api/server', environment);
  try {
    const url = api.ready.url ?? '';
    const target: Parameters<typeof attack>[0] = {
      url,
      db,
      call: (method, path, options) => call(url, method, path, options),
    };
    const startedAt = performance.now();
    const report = await attack(target, {
      seed,
      count,
      untilAtRest: () => waitUntilSettled(db),
      onBatch: ({ requests, passed }) => say(`${requests} requests, ${passed} passed`),
    });
    for (const line of describeReport(report)) say(line);
    say(`seed ${seed}, ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
    if (report.faults.length > 0) throw new Error('a request was answered wrongly');
    if (report.differences.length > 0) throw new Error('an attack changed data that it must not change');
    if (report.passed < LEAST_PASSED * report.requests) throw new Error('too few requests were valid');
  } finally {
    await Promise.all([api.stop(), worker.stop()]);
    await closeDatabase(db);
    await services.stop();
    rmSync(documents, { recursive: true, force: true });
  }
}

/** Waits until no gift and no refund is pending. */
async function waitUntilSettled(db: Database): Promise<void> {
  const sql = `SELECT 1 FROM donations WHERE status = 'pending' UNION ALL SELECT 1 FROM refunds WHERE status = 'pending'`;
  await waitFor('gifts to settle', async () => (await selectRows(db, sql)).length === 0, SETTLING_MS);
}
