/** Starts real PostgreSQL, Temporal and Typesense once for a jest run, in a directory of its own. */
import { chmodSync, existsSync, mkdtempSync, readdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { findBinary } from '../../local/binaries';
import { findChromium } from '../../local/chromium';
import { say, secondsSince } from '../../admin/console';
import { signalPrograms } from '../../local/launch';
import { lockHome, lockOwner } from '../../local/lock';
import { buildPages } from '../../local/pages';
import { startPostgres, startTemporal, startTypesense } from '../../local/services';
import { listInnerHomes, removeHome } from './global-teardown';
import { prepareDatabase } from './prepare-database';
import { buildQuickly } from './quick-build';
import { createTemplate } from './services';
import { writeBundle } from './write-bundle';

const HOME_PREFIX = 'giving-test-';
/** Linux has a file system in memory. Postgres makes 1,500 files a database, which on a disk costs half of its CPU time. */
const MEMORY = '/dev/shm';
const ENOUGH_MEMORY_BYTES = 6_000_000_000;
const TYPESENSE_API_KEY = 'test-typesense-key';

/** The tests of these folders need none of these services. A run of only such tests does not wait for them. */
const WITHOUT_SERVICES =
  /^test\/(domain|client|gateways|letters\/documents|letters\/tables|local|admin|lint|docs|web\/unit)\//;

interface JestRun {
  rootDir: string;
  testPathPatterns: { patterns: string[] };
}

export default async function startServices({ rootDir, testPathPatterns }: JestRun): Promise<void> {
  const paths = testPathPatterns.patterns.map((pattern) => relative(rootDir, resolve(rootDir, pattern)));
  if (paths.length > 0 && paths.every((path) => WITHOUT_SERVICES.test(path))) return;
  const startedAt = Date.now();
  await removeAbandonedHomes();
  const home = mkdtempSync(join(homesDirectory(), HOME_PREFIX));
  chmodSync(home, 0o755); // PostgreSQL may run as another user
  await lockHome(home, 'npm test');
  stopWithThisProcess(home);
  const [postgres, temporal, typesense, testServer, bundle, chromium] = await Promise.all([
    startPostgres({ home, anyPorts: true, throwaway: true }),
    startTemporal({ home, anyPorts: true, headless: true, inMemory: true }),
    startTypesense({ home, anyPorts: true, apiKey: TYPESENSE_API_KEY }),
    findBinary('temporal-test-server'),
    writeBundle(home),
    // Found once, because two test files that unpack it at the same time write one file.
    findChromium(),
    buildPages(),
  ]);
  Object.assign(process.env, {
    TEST_HOME: home,
    TEST_POSTGRES_URL: postgres.address.slice(0, postgres.address.lastIndexOf('/')),
    TEST_TEMPORAL_ADDRESS: temporal.address,
    TEST_TYPESENSE_URL: typesense.address,
    TEST_TYPESENSE_API_KEY: TYPESENSE_API_KEY,
    TEST_TEMPORAL_TEST_SERVER: testServer,
    TEST_WORKFLOW_BUNDLE: bundle,
    CHROMIUM_PATH: chromium ?? '',
  });
  const build = join(home, 'build');
  await Promise.all([prepareDatabase(await createTemplate()), buildQuickly(build, bundle)]);
  process.env.TEST_BUILD = build;
  say(`services of the tests: ready in ${secondsSince(startedAt)}`);
}

function homesDirectory(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_MEMORY_BYTES ? MEMORY : tmpdir();
}

/** Jest leaves without its teardown when it is interrupted or fails: the services must not stay behind. */
function stopWithThisProcess(home: string): void {
  process.on('exit', () => [...listInnerHomes(home), home].forEach(signalPrograms));
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}

/** What earlier runs left that were killed; a home without a lock is that of a run that begins just now. */
async function removeAbandonedHomes(): Promise<void> {
  const directories = [tmpdir(), MEMORY].filter(existsSync);
  const homes = directories.flatMap((directory) =>
    readdirSync(directory)
      .filter((name) => name.startsWith(HOME_PREFIX))
      .map((name) => join(directory, name)),
  );
  for (const home of homes) {
    if (existsSync(join(home, 'lock')) && lockOwner(home) === undefined) await removeHome(home);
  }
}
