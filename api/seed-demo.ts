/** Seeds a sandbox with six accounts, their API keys, a test charity and a test sanctions list. Safe to repeat. */
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../config';
import { closeDatabase, type Database, inTransaction, openDatabase } from '../db/database';
import { findActorByKeyHash } from '../db/queries/access/api-keys';
import { hashKey } from '../gateways/credentials';
import { addTestCharity } from '../operations/sandbox/add-test-charity';
import { addTestList } from '../operations/sandbox/add-test-list';
import { createDemoAccount, DEMO_ROLES, type DemoRole } from '../operations/sandbox/create-demo-account';
import { refreshDemoKeys } from '../operations/sandbox/refresh-demo-keys';

export type DemoKeys = Record<DemoRole, string>;

/** Seeds the demo accounts, keys and test charity. Returns the keys, which stay the same across restarts. */
export async function seedDemo(options: { databaseUrl: string; home: string }): Promise<DemoKeys> {
  const db = openDatabase({ url: options.databaseUrl, poolMax: 2 });
  try {
    await inTransaction(db, addTestCharity);
    await inTransaction(db, (tx) => addTestList(tx, new Date()));
    const keys = await addMissingKeys(db, await readKeys(options.home));
    await inTransaction(db, refreshDemoKeys);
    await writeKeys(options.home, keys);
    return keys;
  } finally {
    await closeDatabase(db);
  }
}

/** Keeps each key that the database knows. For the other roles, creates an account with a key. */
async function addMissingKeys(db: Database, kept: Partial<DemoKeys>): Promise<DemoKeys> {
  const at = new Date();
  return inTransaction(db, async (tx) => {
    const keys: Partial<DemoKeys> = {};
    for (const role of DEMO_ROLES) {
      const key = kept[role];
      const isKnown = typeof key === 'string' && (await findActorByKeyHash(tx, hashKey(key))) !== undefined;
      keys[role] = isKnown ? key : await createDemoAccount(tx, { role, at });
    }
    return keys as DemoKeys;
  });
}

async function readKeys(home: string): Promise<Partial<DemoKeys>> {
  try {
    return JSON.parse(await readFile(keysFile(home), 'utf8')) as Partial<DemoKeys>;
  } catch {
    return {};
  }
}

async function writeKeys(home: string, keys: DemoKeys): Promise<void> {
  await mkdir(home, { recursive: true });
  const temporary = `${keysFile(home)}.${String(process.pid)}`;
  await writeFile(temporary, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  await chmod(temporary, 0o600);
  await rename(temporary, keysFile(home));
}

function keysFile(home: string): string {
  return join(home, 'demo-keys.json');
}

/** Prints the sandbox's demo keys. Prints nothing in production. */
async function main(): Promise<void> {
  const { databaseUrl, home, environment } = readConfig();
  if (environment !== 'sandbox') return;
  process.stdout.write(`${JSON.stringify(await seedDemo({ databaseUrl, home }), null, 2)}\n`);
}

const USAGE = 'Usage: node dist/api/seed-demo.js   (prints the demo keys of the sandbox)';

if (require.main === module) {
  if (process.argv.length > 2) {
    process.stderr.write(`${USAGE}\n`);
    process.exit(2);
  }
  main().catch((error: unknown) => {
    process.stderr.write(`seed-demo: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
