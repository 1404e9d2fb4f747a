/** What a sandbox starts with: five accounts with their keys, and the test charity. Seeding twice changes nothing. */
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashKey, keyPrefix, newApiKey } from './credentials';
import { closeDatabase, type Database, inTransaction, openDatabase } from '../db/database';
import { insertAccount, insertUser } from '../db/queries/access/accounts';
import { findActorByKeyHash, insertApiKey } from '../db/queries/access/api-keys';
import { findCharity, insertCharity } from '../db/queries/charities/charities';
import { addMember } from '../db/queries/members/members';
import { sandboxCharity } from '../domain/sandbox/charity';
import { SCOPES } from '../domain/access/scopes';
import { readConfig } from '../config';
import { newId } from '../new-id';

export const DEMO_ROLES = ['donor', 'other_donor', 'member', 'reviewer', 'operator'] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];
export type DemoKeys = Record<DemoRole, string>;

const DEMO_REQUESTS_PER_HOUR = 1_000_000;

/** Seeds the demo accounts, keys and test charity, and answers the keys; they stay the same over restarts. */
export async function seedDemo(options: { databaseUrl: string; home: string }): Promise<DemoKeys> {
  const db = openDatabase({ url: options.databaseUrl, poolMax: 2 });
  try {
    if ((await findCharity(db, sandboxCharity.id)) === undefined) await insertCharity(db, sandboxCharity);
    const kept = await readKeys(options.home);
    const keys = kept !== undefined && (await areKnown(db, kept)) ? kept : await createKeys(db);
    await writeKeys(options.home, keys);
    return keys;
  } finally {
    await closeDatabase(db);
  }
}

async function createKeys(db: Database): Promise<DemoKeys> {
  const keys = Object.fromEntries(DEMO_ROLES.map((role) => [role, newApiKey('sandbox')])) as DemoKeys;
  await inTransaction(db, async (tx) => {
    for (const role of DEMO_ROLES) await createDemoAccount(tx, role, keys[role]);
  });
  return keys;
}

async function createDemoAccount(tx: Database, role: DemoRole, key: string): Promise<void> {
  const now = new Date();
  const accountId = await insertAccount(tx, {
    name: `Demo ${role.replace('_', ' ')}`,
    kind: role === 'operator' ? 'platform' : 'personal',
  });
  const userId = newId('user');
  await insertUser(tx, {
    id: userId,
    accountId,
    name: `Demo ${role.replace('_', ' ')}`,
    isReviewer: role === 'reviewer' || role === 'operator',
    isOperator: role === 'operator',
    verificationLevel: role === 'donor' ? 'enhanced' : 'basic',
    createdAt: now,
  });
  if (role === 'member') await addMember(tx, sandboxCharity.id, userId, now);
  await insertApiKey(tx, {
    id: newId('key'),
    accountId,
    userId,
    name: `demo ${role}`,
    keyPrefix: keyPrefix(key),
    keyHash: hashKey(key),
    scopes: [...SCOPES],
    plan: 'enterprise',
    hourlyLimit: DEMO_REQUESTS_PER_HOUR,
    demo: true,
    createdAt: now,
    expiresAt: null,
  });
}

async function areKnown(db: Database, keys: DemoKeys): Promise<boolean> {
  const actors = await Promise.all(DEMO_ROLES.map((role) => findActorByKeyHash(db, hashKey(keys[role]))));
  return actors.every((actor) => actor !== undefined);
}

async function readKeys(home: string): Promise<DemoKeys | undefined> {
  try {
    const keys = JSON.parse(await readFile(keysFile(home), 'utf8')) as Partial<DemoKeys>;
    return DEMO_ROLES.every((role) => typeof keys[role] === 'string') ? (keys as DemoKeys) : undefined;
  } catch {
    return undefined;
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

/** Prints the demo keys of a sandbox; a production installation has none. */
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
