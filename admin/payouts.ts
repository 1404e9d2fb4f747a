/** `payouts`: releases, makes and fetches the files that pay charities through a bank, and applies the bank's answers. */
import { text } from 'node:stream/consumers';
import { basename } from 'node:path';
import { type Config } from '../config';
import { closeDatabase, type Database, openDatabase } from '../db/database';
import { GivingError } from '../domain/errors';
import { BankFileError } from '../domain/payouts/bank-file-error';
import { RegisterFileError } from '../gateways/registers/register-file';
import { readArguments } from './arguments';
import { answer, fetch, list, make, release, type Run } from './bank-files';
import { transfer } from './cash-transfers';
import { type Command, type Place } from './command';
import { UserError } from './console';
import { resolve, stop } from './payout-decisions';

const ACTIONS = ['list', 'release', 'file', 'fetch', 'answer', 'transfer', 'stop', 'resolve'] as const;
type Action = (typeof ACTIONS)[number];

/** How many operands each action takes after its name. */
const OPERANDS: Record<Action, { least: number; most: number }> = {
  list: { least: 0, most: 0 },
  release: { least: 0, most: 1 },
  file: { least: 0, most: 0 },
  fetch: { least: 2, most: 2 },
  answer: { least: 1, most: 1 },
  transfer: { least: 4, most: 4 },
  stop: { least: 1, most: 1 },
  resolve: { least: 2, most: 2 },
};

export const payouts: Command = {
  async run(given, place) {
    const action = ACTIONS.find((each) => each === given[0]);
    const { least, most } = OPERANDS[action ?? 'list'];
    const { values, positionals } = readArguments(
      {
        usage: usageAt(place),
        options: {
          day: { type: 'string' },
          back: { type: 'boolean', default: false },
          reason: { type: 'string' },
        },
        operands:
          action === undefined
            ? { least: 1, most: 1, choices: ACTIONS }
            : { least: least + 1, most: most + 1 },
      },
      given,
    );
    if (values.day !== undefined && action !== 'file') throw new UserError('Only file takes --day.');
    if (values.back && action !== 'transfer') throw new UserError('Only transfer takes --back.');
    if (values.reason !== undefined && action !== 'stop' && action !== 'resolve') {
      throw new UserError('Only stop and resolve take --reason.');
    }
    const operands = positionals.slice(1);
    const key = action !== undefined && WITH_KEY.includes(action) ? (await text(process.stdin)).trim() : '';
    return place.withDatabase((config) =>
      withDatabase(config, operands, (db) => {
        const { day, back: isBack, reason } = values;
        const run = { db, config, place, operands, key, day, isBack, reason, at: new Date() };
        return RUN[action ?? 'list'](run);
      }),
    );
  },
};

/** Operators do these, each with an API key. */
const WITH_KEY: Action[] = ['release', 'transfer', 'stop', 'resolve'];

const RUN: Record<Action, (run: Run) => Promise<number>> = {
  list,
  release,
  file: make,
  fetch,
  answer,
  transfer,
  stop,
  resolve,
};

function usageAt(place: Place): string {
  return `Usage: ${place.call('payouts', 'list')}
       ${place.call('payouts', 'release [BATCH]')} < KEY
       ${place.call('payouts', 'file [--day YYYY-MM-DD]')}
       ${place.call('payouts', 'fetch FILE_ID PATH')}
       ${place.call('payouts', 'answer FILE')}
       ${place.call('payouts', 'transfer REFERENCE DAY AMOUNT CURRENCY [--back]')} < KEY
       ${place.call('payouts', 'stop PAYOUT_ID --reason TEXT')} < KEY
       ${place.call('payouts', 'resolve PAYOUT_ID paid|failed|returned --reason TEXT')} < KEY
  list     shows what waits for a file, for an operator, or for its way to the bank
  release  puts the waiting payouts into batches, or releases a batch as the second operator. The API key of the
           operator comes from the standard input
  file     makes the files of the released batches, sealed. --day is the day of payment, else the next banking day
  fetch    writes a file in plain text to a new file that only its owner can read, for the bank
  answer   applies what the bank says: NACHA returns and corrections, pain.002 or camt.053. See docs/guides/bank-files.md
  transfer books money that the processor paid to the bank on DAY and did not list. REFERENCE is the processor's name of
           it. Two operators state the same, each with an API key. --back is for money that the bank gave back
  stop     holds a payout that has not left, or fails one that waits for a file. The reason goes to the audit log
  resolve  says what became of a payout whose bank gave no clear answer. Two operators say the same`;
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
