/** The servers a measurement runs on, in a directory of its own: the platform and its peer share them. */
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../db/migrate';
import { signalPrograms } from '../local/launch';
import { startPostgres, startTemporal } from '../local/services';

export interface BenchServices {
  databaseUrl: string;
  /** Another database of the same server, which no worker serves. */
  idleDatabaseUrl: string;
  temporalAddress: string;
  pids: { postgres: number; temporal: number };
  stop(): Promise<void>;
}

/** Starts Postgres and a Temporal server with a persistent file, as `npm start` does. */
export async function startBenchServices(): Promise<BenchServices> {
  const home = mkdtempSync(join(tmpdir(), 'giving-bench-'));
  chmodSync(home, 0o755);
  // An interrupted measurement leaves nothing running.
  process.on('exit', () => signalPrograms(home));
  const [postgres, temporal] = await Promise.all([
    startPostgres({ home, anyPorts: true }),
    startTemporal({ home, anyPorts: true, headless: true }),
  ]);
  await migrate(postgres.address);
  const idleDatabaseUrl = await createIdleDatabase(postgres.address);
  return {
    databaseUrl: postgres.address,
    idleDatabaseUrl,
    temporalAddress: temporal.address,
    pids: { postgres: postgres.pid, temporal: temporal.pid },
    async stop() {
      await Promise.all([postgres.stop(), temporal.stop()]);
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function createIdleDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('CREATE DATABASE idle');
  } finally {
    await client.end();
  }
  const idle = new URL(url);
  idle.pathname = '/idle';
  await migrate(idle.href);
  return idle.href;
}
