/**
 * Seeds a sandbox with an account for each demo role, their API keys and passwords, a test charity and a test sanctions
 * list. Safe to repeat.
 */
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { readConfig } from '../config';
import { closeDatabase, type Database, inTransaction, openDatabase } from '../db/database';
import { findActorByKeyHash } from '../db/queries/access/api-keys';
import { hashKey } from '../gateways/secrets/tokens';
import { addTestCharity, addTestList } from '../operations/sandbox/test-data';
import {
  createDemoAccount,
  DEMO_ROLES,
  type DemoRole,
  refreshDemoKeys,
  setDemoLogin,
} from '../operations/sandbox/demo';
import { hashPassword } from './identity/passwords';

export type DemoKeys = Record<DemoRole, string>;

const PASSWORD_BYTES = 18;

/** Seeds the demo accounts, keys and test charity. Returns the keys, which stay the same across restarts. */
export async function seedDemo(options: { databaseUrl: string; home: string }): Promise<DemoKeys> {
  const db = openDatabase({ url: options.databaseUrl, poolMax: 2 });
  try {
    await inTransaction(db, addTestCharity);
    await inTransaction(db, (tx) => addTestList({ tx, at: new Date() }));
    const keys = await addMissingKeys(db, await readFileOr<Partial<DemoKeys>>(keysFile(options.home), {}));
    await inTransaction(db, refreshDemoKeys);
    await writePrivately(keysFile(options.home), keys);
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
      keys[role] = isKnown ? key : await createDemoAccount({ tx, at }, role);
    }
    return keys as DemoKeys;
  });
}

/** The way to sign in on the pages. */
export interface DemoPassword {
  email: string;
  password: string;
}

/** Lets each demo user sign in. Returns the addresses and passwords, which stay the same across restarts. */
export async function seedDemoPasswords(
  options: { databaseUrl: string; home: string },
  keys: DemoKeys,
): Promise<Record<DemoRole, DemoPassword>> {
  const db = openDatabase({ url: options.databaseUrl, poolMax: 2 });
  try {
    const file = join(options.home, 'demo-passwords.json');
    const kept = await readFileOr<Partial<Record<DemoRole, DemoPassword>>>(file, {});
    const passwords: Partial<Record<DemoRole, DemoPassword>> = {};
    for (const role of DEMO_ROLES)
      passwords[role] = await setPassword(db, role, keys[role], kept[role]?.password);
    await writePrivately(file, passwords);
    return passwords as Record<DemoRole, DemoPassword>;
  } finally {
    await closeDatabase(db);
  }
}

async function setPassword(
  db: Database,
  role: DemoRole,
  key: string,
  password = randomBytes(PASSWORD_BYTES).toString('base64url'),
): Promise<DemoPassword> {
  const actor = await findActorByKeyHash(db, hashKey(key));
  if (actor === undefined) throw new Error(`the key of the demo ${role} is unknown`);
  const { userId } = actor;
  const name = role.replace('_', '-');
  const emails = [`demo-${name}@example.org`, `demo-${name}-${userId.slice(-5)}@example.org`];
  const at = new Date();
  const login = { userId, emails, passwordHash: await hashPassword(password) };
  return { email: await inTransaction(db, (tx) => setDemoLogin({ tx, at }, login)), password };
}

async function readFileOr<Content>(file: string, fallback: Content): Promise<Content> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Content;
  } catch {
    return fallback;
  }
}

/** Writes a file that only its owner may read. */
async function writePrivately(file: string, content: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${String(process.pid)}`;
  await writeFile(temporary, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await chmod(temporary, 0o600);
  await rename(temporary, file);
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
