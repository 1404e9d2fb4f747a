/** `npm run sanctions -- SDN.CSV [ALT.CSV]`: replaces the sanctions list that verification screens against. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { closeDatabase, openDatabase } from '../db/database';
import { importSanctions } from '../operations/imports/import-sanctions';
import { RegisterFileError } from '../gateways/register-file';
import { readArguments } from './arguments';
import { describeFailure, say, UserError } from './console';
import { withDatabase } from './installation';
import { homeDirectory } from './paths';
import { OWNER_DIRECTORY } from './permissions';

const USAGE = `Usage: npm run sanctions -- SDN.CSV [ALT.CSV]
  Replaces the sanctions list that verification screens against; see docs/rules/verification.md.`;

async function importFiles(files: string[]): Promise<void> {
  const home = homeDirectory();
  mkdirSync(home, { recursive: true, mode: OWNER_DIRECTORY });
  await withDatabase(home, async (url) => {
    const db = openDatabase({ url, poolMax: 2 });
    try {
      const { list, parties, aliases } = await importSanctions(db, files, new Date());
      say(`${list}: ${String(parties)} parties and ${String(aliases)} aliases replaced the earlier edition`);
    } catch (error) {
      if (error instanceof RegisterFileError) throw new UserError(`${error.message} (${error.code})`);
      throw error;
    } finally {
      await closeDatabase(db);
    }
  });
}

async function main(): Promise<void> {
  const { positionals } = readArguments({ usage: USAGE, operands: { least: 1, most: 2 } });
  // npm runs scripts in the project's directory. INIT_CWD is the caller's.
  const from = process.env.INIT_CWD ?? process.cwd();
  await importFiles(positionals.map((file) => resolve(from, file)));
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
