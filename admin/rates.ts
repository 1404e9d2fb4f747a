/** `rates import FILE`: imports daily reference rates. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { closeDatabase, openDatabase } from '../db/database';
import { RateFileError } from '../domain/exchange-rates/reference-rates';
import { importRates } from '../operations/exchange-rates/import-rates';
import { readArguments } from './arguments';
import { type Command } from './command';
import { say, UserError } from './console';

export const rates: Command = {
  async run(given, place) {
    const usage = `Usage: ${place.call('rates', 'import FILE')}
  Imports daily reference rates in the layout of the European Central Bank; see docs/rules/exchange-rates.md.`;
    const { positionals } = readArguments({ usage, operands: { least: 2, most: 2 } }, given);
    const [verb, name = ''] = positionals;
    if (verb !== 'import') throw new UserError(usage);
    const text = await readRateFile(resolve(place.directory, name));
    await place.withDatabase(({ databaseUrl }) => importText(databaseUrl, text));
    return 0;
  },
};

async function readRateFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new UserError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function importText(databaseUrl: string, text: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, poolMax: 2 });
  try {
    const { read, changed, newest } = await importRates(db, { text, origin: 'file', at: new Date() });
    say(`${read} rates read, the newest of ${newest}; ${changed} were new or differed`);
  } catch (error) {
    if (error instanceof RateFileError)
      throw new UserError(`${error.message}. Nothing was imported. (${error.code})`);
    throw error;
  } finally {
    await closeDatabase(db);
  }
}
