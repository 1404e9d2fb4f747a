/** Starts the servers of a measurement in a new directory. The compared programs share these servers. */
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../db/migrate';
import { signalPrograms } from '../local/launch';
import { startPostgres, startTemporal, startTypesense } from '../local/services';

const SEARCH_KEY = 'bench-typesense-key';

export interface BenchServices {
  databaseUrl: string;
  /** No worker uses this second database on the same server. */
  idleDatabaseUrl: string;
  temporalAddress: string;
  /** The settings of a process that uses these servers. */
  environment: Record<string, string>;
  pids: { postgres: number; temporal: number };
  stop(): Promise<void>;
}

/**
 * Starts Postgres and a Temporal server with a persistent file, as `npm start` does. Only a worker needs Typesense:
 * without Typesense, its indexer would log a failure every few seconds.
 */
export async function startBenchServices({ hasWorker = false } = {}): Promise<BenchServices> {
  const home = mkdtempSync(join(tmpdir(), 'giving-bench-'));
  chmodSync(home, 0o755);
  // Stops the servers of an interrupted measurement.
  process.on('exit', () => signalPrograms(home));
  const [postgres, temporal, typesense] = await Promise.all([
    startPostgres({ home, anyPorts: true }),
    startTemporal({ home, anyPorts: true, headless: true }),
    hasWorker ? startTypesense({ home, anyPorts: true, apiKey: SEARCH_KEY }) : undefined,
  ]);
  await migrate(postgres.address);
  const idleDatabaseUrl = await createIdleDatabase(postgres.address);
  return {
    databaseUrl: postgres.address,
    idleDatabaseUrl,
    temporalAddress: temporal.address,
    environment: {
      GIVING_HOME: home,
      DATABASE_URL: postgres.address,
      TEMPORAL_ADDRESS: temporal.address,
      ...(typesense && { TYPESENSE_URL: typesense.address, TYPESENSE_API_KEY: SEARCH_KEY }),
    },
    pids: { postgres: postgres.pid, temporal: temporal.pid },
    async stop() {
      await Promise.all([postgres.stop(), temporal.stop(), typesense?.stop()]);
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
