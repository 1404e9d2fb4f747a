/** Applies and reverts the schema migrations. */
import { Sequelize } from 'sequelize';
import { SequelizeStorage, Umzug } from 'umzug';
import { readConfig } from '../config';
import { type Database, selectRows } from './database';
import { migrations } from './migrations';

/** Applies every pending migration. A lock makes concurrent migrations wait for each other. */
export async function migrate(databaseUrl: string): Promise<void> {
  await withUmzug(databaseUrl, (umzug) => umzug.up());
}

/** Reverts every migration, newest first. All data is lost. */
export async function migrateDown(databaseUrl: string): Promise<void> {
  await withUmzug(databaseUrl, (umzug) => umzug.down({ to: 0 }));
}

/**
 * Returns the names of the migrations that are not applied yet. On an empty database, these are all
 * migrations.
 */
export async function listPendingMigrations(db: Database): Promise<string[]> {
  const [table] = await selectRows<{ exists: boolean }>(
    db,
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  const applied =
    table?.exists === true ? await selectRows<{ name: string }>(db, 'SELECT name FROM migrations') : [];
  const names = new Set(applied.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !names.has(name));
}

const MIGRATION_LOCK = 7_201;

async function withUmzug(
  databaseUrl: string,
  run: (umzug: Umzug<Sequelize>) => Promise<unknown>,
): Promise<void> {
  const sequelize = new Sequelize(databaseUrl, { dialect: 'postgres', logging: false, pool: { max: 2 } });
  const umzug = new Umzug({
    migrations: migrations.map(({ name, up, fill, finish, down }) => ({
      name,
      up: async () => {
        await sequelize.query(up);
        await fill?.(sequelize);
        if (finish !== undefined) await sequelize.query(finish);
      },
      down: async () => void (await sequelize.query(down)),
    })),
    context: sequelize,
    storage: new SequelizeStorage({ sequelize, tableName: 'migrations' }),
    logger: undefined,
  });
  try {
    await sequelize.transaction(async (transaction) => {
      await sequelize.query('SELECT pg_advisory_xact_lock($1)', { bind: [MIGRATION_LOCK], transaction });
      await run(umzug);
    });
  } finally {
    await sequelize.close();
  }
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
