/** The services of this test run, and databases of their own for the tests. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
// The template of the databases has these. The import lets `jest --findRelatedTests` find the tests of a migration.
import '../../db/migrations';

const TEMPLATE = 'giving_template';

/** A new database at the newest schema, for one test file. */
export async function createTestDatabase(): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying the files takes half of the CPU time that writing them through the log takes.
  await runAsAdmin(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  return `${postgresUrl()}/${name}`;
}

/** Removes a database that createTestDatabase made; whoever is still connected is cut off. */
export async function dropTestDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await runAsAdmin(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

/** Makes the empty database that the others are copied from; returns its URL. */
export async function createTemplate(): Promise<string> {
  await runAsAdmin(`CREATE DATABASE ${TEMPLATE}`);
  return `${postgresUrl()}/${TEMPLATE}`;
}

/** host:port of a Temporal dev server with our search attributes. */
export function temporalAddress(): string {
  return setting('TEST_TEMPORAL_ADDRESS');
}

/** Where Typesense is, with a key that may do all. */
export function typesense(): { url: string; apiKey: string } {
  return { url: setting('TEST_TYPESENSE_URL'), apiKey: setting('TEST_TYPESENSE_API_KEY') };
}

/** The path of the time-skipping test server. */
export function testServerBinary(): string {
  return setting('TEST_TEMPORAL_TEST_SERVER');
}

/** Where test files have homes of their own inside the run's; what runs there ends with the run. */
export function innerHomes(home = setting('TEST_HOME')): string {
  return join(home, 'inner');
}

/** The folder of the program that the run compiled once. Measurements run the sources. */
export function testBuild(): string | undefined {
  return process.env.TEST_BUILD;
}

function postgresUrl(): string {
  return setting('TEST_POSTGRES_URL');
}

/** Returns what global-setup.ts stored for the tests. */
export function setting(name: string): string {
  const value = process.env[name];
  if (value !== undefined) return value;
  throw new Error(`${name} is not set: global-setup.ts starts no services for tests of this directory`);
}

/** Runs one statement as the superuser of the test server. */
export async function runAsAdmin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${postgresUrl()}/postgres`, ssl: false });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
