/** Creates the schema of an empty database, and applies the migrations that a database lacks. */
import { setTimeout as rest } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { Umzug, type UmzugStorage } from 'umzug';
import { readConfig } from '../config';
import { type Database, selectRows } from './database';
import { type Migration, migrations } from './migrations';
import { readSchema } from './schema';

const MIGRATION_LOCK = 7_201;
/** A migration that waits longer for a table would hold up everybody who waits behind it. */
const LOCK_TIMEOUT_MS = 3_000;
const LOCK_ATTEMPTS = 20;
const LOCK_REST_MS = 1_000;
const TURN_REST_MS = 200;
const LOCK_NOT_AVAILABLE = '55P03';

/** The database was made from another db/schema, so migrations cannot bring it up to date. */
export class OtherSchema extends Error {
  constructor() {
    super(
      'This database has the schema of another version, from before the first release. Use an empty database, or start ' +
        'anew with: npm start -- --fresh',
    );
  }
}

/** Applies what the database lacks. Several processes may call this at once: a lock makes them wait for each other. */
export async function migrate(databaseUrl: string, wanted: Migration[] = migrations): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'giving-migrate' });
  // The statement that is running rejects, too. Without a listener, the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await takeTurn(client);
    await createSchema(client);
    const umzug = new Umzug({
      migrations: wanted.map((migration) => ({ name: migration.name, up: () => apply(client, migration) })),
      storage: storageOf(client),
      logger: undefined,
    });
    await umzug.up();
  } finally {
    await client.end();
  }
}

export interface SchemaState {
  /** The database was made from another db/schema. */
  isOther: boolean;
  /** The steps that the database lacks. On an empty database, the schema is the first of them. */
  pending: string[];
}

export async function findSchemaState(db: Database): Promise<SchemaState> {
  const [table] = await selectRows<{ exists: boolean }>(
    db,
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  const schema = readSchema().name;
  const steps = [schema, ...migrations.map(({ name }) => name)];
  if (table?.exists !== true) return { isOther: false, pending: steps };
  const rows = await selectRows<{ name: string }>(db, 'SELECT name FROM migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return { isOther: !applied.has(schema), pending: steps.filter((name) => !applied.has(name)) };
}

/**
 * Takes the lock of the session that migrates. Asks again and again, because a statement that waits holds a snapshot,
 * and an index that is built while others write waits for every snapshot.
 */
async function takeTurn(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken === true) return;
    await rest(TURN_REST_MS);
  }
}

async function createSchema(client: Client): Promise<void> {
  const { name, sql } = readSchema();
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  if (rows[0]?.exists === true) {
    if (!(await storageOf(client).executed({ context: {} })).includes(name)) throw new OtherSchema();
    return;
  }
  await inOneTransaction(client, async () => {
    await client.query(sql);
    await client.query(
      'CREATE TABLE migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    await note(client, name);
  });
}

async function apply(client: Client, migration: Migration): Promise<void> {
  const { name } = migration;
  if ('up' in migration) {
    await whenUnlocked(client, async () => {
      await client.query(migration.up);
      await note(client, name);
    });
  } else if ('index' in migration) {
    const { index, on, unique = false } = migration;
    // An attempt that was stopped leaves an index that no query uses.
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
    await client.query(`CREATE ${unique ? 'UNIQUE ' : ''}INDEX CONCURRENTLY ${index} ON ${on}`);
    await note(client, name);
  } else {
    let changed: number;
    do changed = await whenUnlocked(client, async () => (await client.query(migration.batch)).rowCount ?? 0);
    while (changed > 0);
    await note(client, name);
  }
}

/** Runs `work` in a transaction. Tries again if a table stays locked, so that nobody waits long behind it. */
async function whenUnlocked<T>(client: Client, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inOneTransaction(client, async () => {
        await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
        return work();
      });
    } catch (error) {
      const isLocked = error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
      if (!isLocked || attempt === LOCK_ATTEMPTS) throw error;
      await rest(LOCK_REST_MS);
    }
  }
}

async function inOneTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function note(client: Client, name: string): Promise<void> {
  await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
}

/** Each migration notes itself in its own transaction, so umzug only reads. */
function storageOf(client: Client): UmzugStorage {
  return {
    async executed() {
      const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
      return rows.map(({ name }) => name);
    },
    logMigration: () => Promise.resolve(),
    unlogMigration: ({ name }) => Promise.reject(new Error(`${name} cannot be undone: restore a backup.`)),
  };
}

const USAGE = 'Usage: node dist/db/migrate.js   (migrates the database of DATABASE_URL to the newest schema)';

if (require.main === module) {
  if (process.argv.length > 2) {
    process.stderr.write(`${USAGE}\n`);
    process.exit(2);
  }
  migrate(readConfig().databaseUrl).catch((error: unknown) => {
    process.stderr.write(`migrate: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
