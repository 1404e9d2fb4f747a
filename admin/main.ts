#!/usr/bin/env node
/**
 * `giving-admin COMMAND` runs an operator's command with the settings of its environment. The Docker image
 * contains this program.
 */
import { readConfig } from '../config';
import { closeDatabase, openDatabase } from '../db/database';
import { findSchemaState, OtherSchema } from '../db/migrate';
import { type Place } from './command';
import { runCommand } from './commands';
import { UserError } from './console';

const place: Place = {
  call: (command, args = '') => `giving-admin ${command} ${args}`.trim(),
  directory: process.cwd(),
  settings: () => readConfig(),
  running: () => readConfig(),
  async withDatabase(work) {
    const config = readConfig();
    await requireNewestSchema(config.databaseUrl);
    return work(config);
  },
};

/**
 * Refuses a database with an older schema. Commands never migrate it, so that nobody migrates a serving
 * database by accident.
 */
async function requireNewestSchema(databaseUrl: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, poolMax: 1 });
  try {
    const { isOther, pending } = await findSchemaState(db);
    if (isOther) throw new OtherSchema();
    if (pending.length > 0)
      throw new UserError(
        `The database lacks ${pending.length} migrations. Run first: node dist/db/migrate.js`,
      );
  } finally {
    await closeDatabase(db);
  }
}

void runCommand(process.argv.slice(2), place).then((code) => process.exit(code));
