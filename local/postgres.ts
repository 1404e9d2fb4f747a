/** Starts PostgreSQL as an unprivileged user, in a directory of the installation. */
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { UserError } from '../admin/console';
import { launch, ProgramFailure, type RunningProgram, runToEnd, waitUntilReady } from './launch';
import { LOOPBACK, startOnPorts } from './ports';
import { findPostgres } from './postgres-binaries';
import { commandLineOf, identifyProcess, stopProcess } from './processes';
import { directoryFor, ownerOf, serverUser, type ServerUser } from './server-user';
import { asService, type Service, type ServiceOptions } from './service';

/** The name of the user and the database, and the password. */
const NAME = 'giving';
const USUAL_PORT = 55_432;

/** The locales to try, in order. Every system knows the last one. */
const LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** PostgreSQL's message while sessions of a killed server still use its data. */
const HELD_BY_KILLED = 'pre-existing shared memory block';
const KILLED_POLL_MS = 100;
const KILLED_TIMEOUT_MS = 60_000;

const SETTINGS = {
  listen_addresses: LOOPBACK,
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** Turns off the durability that matters only if the machine crashes. */
const THROWAWAY = { fsync: 'off', full_page_writes: 'off' };

interface Cluster {
  home: string;
  user: ServerUser | undefined;
  programs: string;
  data: string;
}

/** Starts PostgreSQL and creates its database if it is missing. `address` is the database's URL. */
export async function startPostgres({ home, anyPorts, throwaway }: ServiceOptions): Promise<Service> {
  const cluster = await prepareCluster(home);
  const settings = throwaway ? { ...SETTINGS, ...THROWAWAY } : SETTINGS;
  await stopForgotten(cluster.data);
  const start = async ({ postgres }: { postgres: number }): Promise<Service> => {
    await stopForgotten(cluster.data);
    const running = await startServer(cluster, postgres, settings);
    await createDatabase(postgres);
    return asService(running, databaseUrl(postgres, NAME), () => start({ postgres }));
  };
  return startOnPorts(home, { postgres: anyPorts ? 0 : USUAL_PORT }, start);
}

/** Starts the server. Retries while busy sessions of a killed server still use the data. */
async function startServer(
  cluster: Cluster,
  port: number,
  settings: Record<string, string>,
): Promise<RunningProgram> {
  const deadline = Date.now() + KILLED_TIMEOUT_MS;
  for (;;) {
    const running = await launch({
      name: 'postgres',
      command: join(cluster.programs, 'postgres'),
      args: ['-D', cluster.data, '-p', String(port), ...settingArguments(settings)],
      home: cluster.home,
      user: cluster.user,
      stopSignal: 'SIGINT',
    });
    try {
      await waitUntilReady(running, () => isServing(port, cluster.data));
      return running;
    } catch (error) {
      const isHeld = error instanceof ProgramFailure && error.lastLines.includes(HELD_BY_KILLED);
      if (!isHeld || Date.now() > deadline) throw error;
      await sleep(KILLED_POLL_MS);
    }
  }
}

async function prepareCluster(home: string): Promise<Cluster> {
  const wantedUser = serverUser();
  const directory = directoryFor(home, 'postgres', wantedUser);
  const user = userFor(directory, wantedUser);
  const data = join(directory, 'data');
  const versionFile = join(data, 'PG_VERSION');
  const dataVersion = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined;
  const { directory: programs } = await findPostgres({ user, dataVersion, environment: process.env });
  const cluster = { home, user, programs, data };
  if (dataVersion === undefined) await initialise(cluster, directory);
  return cluster;
}

/** The user to run PostgreSQL as: the owner of the data. Only root can run it as another user. */
function userFor(directory: string, wanted: ServerUser | undefined): ServerUser | undefined {
  const owner = ownerOf(directory);
  if (wanted !== undefined) return owner.uid === 0 ? wanted : owner;
  if (owner.uid === process.getuid?.()) return undefined;
  throw new UserError(
    `${directory} belongs to another user (uid ${owner.uid}). Run this as that user, or set GIVING_HOME to another directory.`,
  );
}

/** Creates an empty cluster atomically. */
async function initialise({ home, user, programs, data }: Cluster, directory: string): Promise<void> {
  const unfinished = `${data}.unfinished`;
  const passwordFile = join(directory, 'password');
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, NAME, { mode: 0o600 });
  if (user !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${NAME}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--lc-messages=C',
  ];
  for (const locale of LOCALES) {
    try {
      const localeArgument = `--locale=${locale}`;
      await runToEnd({
        name: 'initdb',
        command: join(programs, 'initdb'),
        args: [...args, localeArgument],
        home,
        user,
      });
      break;
    } catch (error) {
      const isUnknownLocale = error instanceof ProgramFailure && error.lastLines.includes('invalid locale');
      if (!isUnknownLocale || locale === LOCALES.at(-1)) throw error;
    }
  }
  rmSync(passwordFile);
  renameSync(unfinished, data);
}

/**
 * Stops a server that still uses this data after its parent was killed. Removes a pid file that names an
 * unrelated process.
 */
async function stopForgotten(data: string): Promise<void> {
  const noteFile = join(data, 'postmaster.pid');
  if (!existsSync(noteFile)) return;
  const [pid] = readFileSync(noteFile, 'utf8').split('\n');
  const forgotten = identifyProcess(Number(pid));
  if (forgotten === undefined) return;
  if (commandLineOf(forgotten.pid).includes(data)) await stopProcess(forgotten, 'SIGINT');
  else rmSync(noteFile);
}

function settingArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * Returns true if our server answers on the port. Compares the data directory, because another server may
 * answer there.
 */
async function isServing(port: number, data: string): Promise<boolean> {
  const rows = await query<{ data_directory: string }>(port, 'SHOW data_directory');
  return rows[0]?.data_directory === data;
}

async function createDatabase(port: number): Promise<void> {
  const found = await query(port, `SELECT 1 FROM pg_database WHERE datname = '${NAME}'`);
  if (found.length === 0) await query(port, `CREATE DATABASE ${NAME}`);
}

/** Rejects if the database at the URL cannot be used. */
export async function checkPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.end();
}

async function query<Row extends object>(port: number, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl(port, 'postgres'), ssl: false });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

function databaseUrl(port: number, database: string): string {
  return `postgres://${NAME}:${NAME}@${LOOPBACK}:${port}/${database}`;
}
