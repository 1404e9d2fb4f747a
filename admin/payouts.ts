/** `payouts`: releases, makes and fetches the files that pay charities through a bank, and applies the bank's answers. */
import { text } from 'node:stream/consumers';
import { basename } from 'node:path';
import { type Config } from '../config';
import { closeDatabase, type Database, openDatabase } from '../db/database';
import { GivingError } from '../domain/errors';
import { BankFileError } from '../gateways/payouts/bank-file-error';
import { RegisterFileError } from '../gateways/register-file';
import { readArguments } from './arguments';
import { answer, fetch, list, make, release, type Run } from './bank-files';
import { transfer } from './cash-transfers';
import { type Command, type Place } from './command';
import { UserError } from './console';

const ACTIONS = ['list', 'release', 'file', 'fetch', 'answer', 'transfer'] as const;
type Action = (typeof ACTIONS)[number];

/** How many operands each action takes after its name. */
const OPERANDS: Record<Action, { least: number; most: number }> = {
  list: { least: 0, most: 0 },
  release: { least: 0, most: 1 },
  file: { least: 0, most: 0 },
  fetch: { least: 2, most: 2 },
  answer: { least: 1, most: 1 },
  transfer: { least: 4, most: 4 },
};

export const payouts: Command = {
  async run(given, place) {
    const action = ACTIONS.find((each) => each === given[0]);
    const { least, most } = OPERANDS[action ?? 'list'];
    const { values, positionals } = readArguments(
      {
        usage: usageAt(place),
        options: { day: { type: 'string' }, back: { type: 'boolean', default: false } },
        operands:
          action === undefined
            ? { least: 1, most: 1, choices: ACTIONS }
            : { least: least + 1, most: most + 1 },
      },
      given,
    );
    if (values.day !== undefined && action !== 'file') throw new UserError('Only file takes --day.');
    if (values.back && action !== 'transfer') throw new UserError('Only transfer takes --back.');
    const operands = positionals.slice(1);
    const key = action !== undefined && WITH_KEY.includes(action) ? (await text(process.stdin)).trim() : '';
    return place.withDatabase((config) =>
      withDatabase(config, operands, (db) => {
        const { day, back: isBack } = values;
        return RUN[action ?? 'list']({ db, config, place, operands, key, day, isBack, at: new Date() });
      }),
    );
  },
};

/** Two operators do these, each with an API key. */
const WITH_KEY: Action[] = ['release', 'transfer'];

const RUN: Record<Action, (run: Run) => Promise<number>> = {
  list,
  release,
  file: make,
  fetch,
  answer,
  transfer,
};

function usageAt(place: Place): string {
  return `Usage: ${place.call('payouts', 'list')}
       ${place.call('payouts', 'release [BATCH]')} < KEY
       ${place.call('payouts', 'file [--day YYYY-MM-DD]')}
       ${place.call('payouts', 'fetch FILE_ID PATH')}
       ${place.call('payouts', 'answer FILE')}
       ${place.call('payouts', 'transfer REFERENCE DAY AMOUNT CURRENCY [--back]')} < KEY
  list     shows what waits for a file, for an operator, or for its way to the bank
  release  puts the waiting payouts into batches, or releases a batch as the second operator. The API key of the
           operator comes from the standard input
  file     makes the files of the released batches, sealed. --day is the day of payment, else the next banking day
  fetch    writes a file in plain text to a new file that only its owner can read, for the bank
  answer   applies what the bank says: NACHA returns and corrections, pain.002 or camt.053. See docs/guides/bank-files.md
  transfer books money that the processor paid to the bank on DAY and did not list. REFERENCE is the processor's name of
           it. Two operators state the same, each with an API key. --back is for money that the bank gave back`;
}

/** A refusal is the operator's to solve, so it is shown without a stack. */
async function withDatabase(
  { databaseUrl }: Config,
  operands: string[],
  work: (db: Database) => Promise<number>,
): Promise<number> {
  const db = openDatabase({ url: databaseUrl, poolMax: 2 });
  try {
    return await work(db);
  } catch (error) {
    if (error instanceof GivingError || error instanceof RegisterFileError)
      throw new UserError(error.message);
    if (!(error instanceof BankFileError)) throw error;
    const [file] = operands;
    const name = file === undefined ? 'The file cannot be made' : basename(file);
    throw new UserError(`${name}: ${error.message.replace(/\.$/, '')}. Nothing has changed.`);
  } finally {
    await closeDatabase(db);
  }
}
