/** An installation is one home directory. Locks it, publishes its services' addresses and opens its database. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { migrate } from '../db/migrate';
import { say } from '../admin/console';
import { readJson, writeJsonAtomically } from './files';
import { runningPids, runningPrograms, stopPrograms } from './launch';
import { HomeInUse, lockHome, lockOwner } from './lock';
import { closeHome } from './permissions';
import { startPostgres } from './services';

/** The addresses of an installation's services. We have started these services, or the settings name them. */
export interface Addresses {
  databaseUrl: string;
  temporalAddress: string;
  temporalUiUrl: string | undefined;
  typesenseUrl: string;
  typesenseApiKey: string;
  /** Other addresses at which these services listen, as host:port. */
  otherAddresses?: string[];
}

const servingSchema = z.object({
  owner: z.number(),
  environment: z.record(z.string(), z.string()),
  processes: z.record(z.string(), z.number()),
});
export type Serving = z.infer<typeof servingSchema>;

export interface Installation {
  readonly home: string;
  /** Publishes the services' addresses and pids. Other commands read them while the installation runs. */
  publish(environment: Record<string, string>): void;
  /** Stops every program, removes the published addresses and unlocks the home. */
  close(): Promise<void>;
}

/** Locks the home and stops programs that a killed process left running. Rejects with HomeInUse. */
export async function openInstallation(home: string, command: string): Promise<Installation> {
  const unlock = await lockHome(home, command);
  closeHome(home);
  const leftovers = runningPrograms(home);
  if (leftovers.length > 0) {
    say(`Stopping programs that a killed start left running: ${leftovers.join(', ')}`);
    await stopPrograms(home);
  }
  rmSync(servingFile(home), { force: true });
  return {
    home,
    publish: (environment) =>
      writeJsonAtomically(servingFile(home), {
        owner: process.pid,
        environment,
        processes: runningPids(home),
      } satisfies Serving),
    close: async () => {
      rmSync(servingFile(home), { force: true });
      await stopPrograms(home);
      unlock();
    },
  };
}

/** The addresses and pids that the installation in this home published. Undefined if it is not running. */
export function readServing(home: string): Serving | undefined {
  const serving = readJson(servingFile(home), servingSchema);
  return serving !== undefined && lockOwner(home)?.pid === serving.owner ? serving : undefined;
}

/** The environment variables that config.ts reads, for an installation's processes. */
export function environmentFor(addresses: Addresses, home: string): Record<string, string> {
  return {
    DATABASE_URL: addresses.databaseUrl,
    TEMPORAL_ADDRESS: addresses.temporalAddress,
    ...(addresses.temporalUiUrl === undefined ? {} : { TEMPORAL_UI_URL: addresses.temporalUiUrl }),
    TYPESENSE_URL: addresses.typesenseUrl,
    TYPESENSE_API_KEY: addresses.typesenseApiKey,
    OWN_SERVICES: (addresses.otherAddresses ?? []).join(','),
    GIVING_HOME: home,
  };
}

/**
 * Migrates the installation's database and runs `work` with its URL. Uses DATABASE_URL, else the running installation,
 * else a PostgreSQL that runs only during `work`.
 */
export async function withDatabase<T>(home: string, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const running = process.env.DATABASE_URL || (await databaseOfStarting(home));
  if (running) {
    await migrate(running);
    return work(running);
  }
  const installation = await openInstallation(home, 'a database command');
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

/** The running installation's database. Waits for an installation that is starting. */
async function databaseOfStarting(home: string): Promise<string | undefined> {
  for (let said = false; ; said = true) {
    const serving = readServing(home);
    if (serving !== undefined) return serving.environment.DATABASE_URL;
    const owner = lockOwner(home);
    if (owner === undefined) return undefined;
    if (!owner.command.endsWith('start')) throw new HomeInUse(home, owner);
    if (!said) say(`Waiting for the installation to start (process ${owner.pid})`);
    await sleep(250);
  }
}

function servingFile(home: string): string {
  return join(home, 'services.json');
}
