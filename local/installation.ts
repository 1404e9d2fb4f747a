/** One installation is one home directory: who works on it, where its services are, and its database for a moment. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { migrate } from '../db/migrate';
import { say } from './console';
import { readJson, writeJsonAtomically } from './files';
import { runningPids, runningPrograms, stopPrograms } from './launch';
import { HomeInUse, lockHome, lockOwner } from './lock';
import { startPostgres } from './services';

/** Where the services of an installation are, started by us or given. */
export interface Addresses {
  databaseUrl: string;
  temporalAddress: string;
  temporalUiUrl: string | undefined;
  typesenseUrl: string;
  typesenseApiKey: string;
}

const servingSchema = z.object({
  owner: z.number(),
  environment: z.record(z.string(), z.string()),
  processes: z.record(z.string(), z.number()),
});
export type Serving = z.infer<typeof servingSchema>;

export interface Installation {
  readonly home: string;
  /** Writes where the services are and which processes run them, for others to read while it serves. */
  publish(environment: Record<string, string>): void;
  /** Stops every program, takes the notice back and gives the home free. */
  close(): Promise<void>;
}

/** Takes the home for this process and stops what a killed one left running; rejects with HomeInUse. */
export async function openInstallation(home: string, command: string): Promise<Installation> {
  const unlock = await lockHome(home, command);
  const leftovers = runningPrograms(home);
  if (leftovers.length > 0) {
    say(`Stopping what an earlier start left running when it was killed: ${leftovers.join(', ')}`);
    await stopPrograms(home);
  }
  rmSync(servingFile(home), { force: true });
  return {
    home,
    publish: (environment) =>
      writeJsonAtomically(
        servingFile(home),
        { owner: process.pid, environment, processes: runningPids(home) } satisfies Serving,
        0o600,
      ),
    close: async () => {
      rmSync(servingFile(home), { force: true });
      await stopPrograms(home);
      unlock();
    },
  };
}

/** What the installation of that home published, when it serves now. */
export function readServing(home: string): Serving | undefined {
  const serving = readJson(servingFile(home), servingSchema);
  return serving !== undefined && lockOwner(home)?.pid === serving.owner ? serving : undefined;
}

/** The environment that config.ts reads, for the processes of an installation. */
export function environmentFor(addresses: Addresses, home: string): Record<string, string> {
  return {
    DATABASE_URL: addresses.databaseUrl,
    TEMPORAL_ADDRESS: addresses.temporalAddress,
    ...(addresses.temporalUiUrl === undefined ? {} : { TEMPORAL_UI_URL: addresses.temporalUiUrl }),
    TYPESENSE_URL: addresses.typesenseUrl,
    TYPESENSE_API_KEY: addresses.typesenseApiKey,
    GIVING_HOME: home,
  };
}

/**
 * Gives `work` the URL of the installation's database at the newest schema: the one that DATABASE_URL names, the one
 * that serves now, or one started for as long as `work` takes.
 */
export async function withDatabase<T>(home: string, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const running = process.env.DATABASE_URL || (await databaseOfStarting(home));
  if (running) {
    await migrate(running);
    return work(running);
  }
  const installation = await openInstallation(home, 'a command that uses its database');
  const end = (signal: NodeJS.Signals) => {
    say(`Stopping (${signal})`);
    void installation.close().finally(() => process.exit(1));
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    const { address } = await startPostgres({ home });
    await migrate(address);
    return await work(address);
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
    await installation.close();
  }
}

/** The database of the installation that serves; one that is being started is waited for. */
async function databaseOfStarting(home: string): Promise<string | undefined> {
  for (let said = false; ; said = true) {
    const serving = readServing(home);
    if (serving !== undefined) return serving.environment.DATABASE_URL;
    const owner = lockOwner(home);
    if (owner === undefined) return undefined;
    if (!owner.command.endsWith('start')) throw new HomeInUse(home, owner);
    if (!said) say(`Waiting for the installation that is being started (process ${owner.pid})`);
    await sleep(250);
  }
}

function servingFile(home: string): string {
  return join(home, 'services.json');
}
