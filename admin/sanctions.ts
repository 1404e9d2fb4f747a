/** `sanctions SDN.CSV [ALT.CSV]`: replaces the sanctions list that verification screens against, or lists what it found. */
import { resolve } from 'node:path';
import { closeDatabase, type Database, openDatabase } from '../db/database';
import { listHits } from '../db/queries/imports/sanction-hits';
import { importSanctions } from '../operations/imports/import-sanctions';
import { RegisterFileError } from '../gateways/registers/register-file';
import { readArguments } from './arguments';
import { type Command } from './command';
import { say, UserError } from './console';

const HITS = 100;

export const sanctions: Command = {
  async run(given, place) {
    const usage = `Usage: ${place.call('sanctions', 'SDN.CSV [ALT.CSV]')}
       ${place.call('sanctions', '--hits')}
  Replaces the sanctions list that verification screens against. The worker then screens every organization again.
  --hits lists the newest organizations that this found, as tab-separated lines; see docs/rules/verification.md.`;
    const { values, positionals } = readArguments(
      { usage, options: { hits: { type: 'boolean', default: false } }, operands: { most: 2 } },
      given,
    );
    const files = positionals.map((file) => resolve(place.directory, file));
    if (values.hits !== (files.length === 0)) throw new UserError(usage);
    await place.withDatabase(({ databaseUrl }) =>
      withDatabase(databaseUrl, (db) => (values.hits ? printHits(db) : importFiles(db, files))),
    );
    return 0;
  },
};

async function withDatabase(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const db = openDatabase({ url, poolMax: 2 });
  try {
    await work(db);
  } finally {
    await closeDatabase(db);
  }
}

async function importFiles(db: Database, files: string[]): Promise<void> {
  try {
    const { list, parties, aliases } = await importSanctions(db, files, new Date());
    say(`${list}: ${String(parties)} parties and ${String(aliases)} aliases replaced the earlier edition`);
  } catch (error) {
    if (error instanceof RegisterFileError) throw new UserError(`${error.message} (${error.code})`);
    throw error;
  }
}

async function printHits(db: Database): Promise<void> {
  for (const hit of await listHits(db, HITS)) {
    const { foundAt, charityId, charityName, list, uid, listedName, similarity, outcome } = hit;
    const cells = [charityId, charityName, `${list} ${uid}`, listedName, similarity.toFixed(2), outcome];
    say([foundAt.toISOString(), ...cells].join('\t'));
  }
}
