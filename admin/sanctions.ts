/** `sanctions SDN.CSV [ALT.CSV]`: replaces the sanctions list that verification screens against. */
import { resolve } from 'node:path';
import { closeDatabase, openDatabase } from '../db/database';
import { importSanctions } from '../operations/imports/import-sanctions';
import { RegisterFileError } from '../gateways/register-file';
import { readArguments } from './arguments';
import { type Command } from './command';
import { say, UserError } from './console';

export const sanctions: Command = {
  async run(given, place) {
    const usage = `Usage: ${place.call('sanctions', 'SDN.CSV [ALT.CSV]')}
  Replaces the sanctions list that verification screens against; see docs/rules/verification.md.`;
    const { positionals } = readArguments({ usage, operands: { least: 1, most: 2 } }, given);
    const files = positionals.map((file) => resolve(place.directory, file));
    await place.withDatabase(({ databaseUrl }) => importFiles(databaseUrl, files));
    return 0;
  },
};

async function importFiles(databaseUrl: string, files: string[]): Promise<void> {
  const db = openDatabase({ url: databaseUrl, poolMax: 2 });
  try {
    const { list, parties, aliases } = await importSanctions(db, files, new Date());
    say(`${list}: ${String(parties)} parties and ${String(aliases)} aliases replaced the earlier edition`);
  } catch (error) {
    if (error instanceof RegisterFileError) throw new UserError(`${error.message} (${error.code})`);
    throw error;
  } finally {
    await closeDatabase(db);
  }
}
