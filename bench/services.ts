/** The servers a measurement runs on, in a directory of its own: the platform and its peer share them. */
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../db/migrate';
import { startPostgres, startTemporal } from '../local/services';

export interface BenchServices {
  databaseUrl: string;
  temporalAddress: string;
  stop(): Promise<void>;
}

/** Starts Postgres and a Temporal server with a persistent file, as `npm start` does. */
export async function startBenchServices(): Promise<BenchServices> {
  const home = mkdtempSync(join(tmpdir(), 'giving-bench-'));
  chmodSync(home, 0o755);
  const [postgres, temporal] = await Promise.all([
    startPostgres({ home, anyPorts: true }),
    startTemporal({ home, anyPorts: true, headless: true }),
  ]);
  await migrate(postgres.address);
  return {
    databaseUrl: postgres.address,
    temporalAddress: temporal.address,
    async stop() {
      await Promise.all([postgres.stop(), temporal.stop()]);
      await rm(home, { recursive: true, force: true });
    },
  };
}
