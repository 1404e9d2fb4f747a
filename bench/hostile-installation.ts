/** Starts an installation that is attacked: API, worker and their servers, in a new directory. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, type Database, openDatabase, selectRows } from '../db/database';
import { type Target } from '../test/long/hostile/world';
import { call } from '../test/support/api';
import { waitFor } from '../test/support/wait';
import { runServer } from './processes';
import { startBenchServices } from './services';

const SETTLING_MS = 120_000;

/** Runs an attack on a new installation, and removes the installation afterwards. */
export async function onHostileInstallation(attack: (target: Target) => Promise<void>): Promise<void> {
  const services = await startBenchServices({ hasWorker: true });
  const documents = mkdtempSync(join(tmpdir(), 'giving-hostile-'));
  const environment = { ...services.environment, DOCUMENTS_DIR: documents };
  const db = openDatabase({ url: services.databaseUrl, poolMax: 5 });
  const worker = await runServer('worker/main', environment);
  const api = await runServer('api/server', environment);
  try {
    const url = api.ready.url ?? '';
    await attack({ url, db, call: (method, path, options) => call(url, method, path, options) });
  } finally {
    await Promise.all([api.stop(), worker.stop()]);
    await closeDatabase(db);
    await services.stop();
    rmSync(documents, { recursive: true, force: true });
  }
}

/** Waits until no gift and no refund is pending. */
export async function waitUntilSettled(db: Database): Promise<void> {
  const sql = `SELECT 1 FROM donations WHERE status = 'pending' UNION ALL SELECT 1 FROM refunds WHERE status = 'pending'`;
  await waitFor('gifts to settle', async () => (await selectRows(db, sql)).length === 0, SETTLING_MS);
}
