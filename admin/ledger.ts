/** `ledger check` checks the installation's ledger, and `ledger reconcile` compares it with the outside. */
import { resolve } from 'node:path';
import { closeDatabase, openDatabase } from '../db/database';
import { checkLedger, type InvariantResult } from '../db/queries/ledger/check';
import { readArguments } from './arguments';
import { type Command } from './command';
import { say, secondsSince } from './console';
import { reconcile } from './reconcile';

export const ledger: Command = {
  async run(given, place) {
    const usage = `Usage: ${place.call('ledger', 'check')}
       ${place.call('ledger', 'reconcile [FILE]')}
  check checks every invariant of the ledger; see docs/rules/ledger.md.
  reconcile compares the ledger with everything that was read of processors, banks and the receipt log. FILE is
  an account statement (camt.053), a NACHA file of returns, or a Stripe export of balance transactions. It is
  read first, and only its side is compared; see docs/rules/reconciliation.md.`;
    const isReconcile = given[0] === 'reconcile';
    const operands = isReconcile ? { least: 1, most: 2 } : { least: 1, most: 1, choices: ['check'] };
    const { positionals } = readArguments({ usage, operands }, given);
    if (isReconcile) {
      const [file] = positionals.slice(1);
      const path = file === undefined ? undefined : resolve(place.directory, file);
      return (await place.withDatabase((config) => reconcile(config, path))) ? 0 : 1;
    }
    return (await place.withDatabase(({ databaseUrl }) => check(databaseUrl))) ? 0 : 1;
  },
};

const count = (value: number) => value.toLocaleString('en-US');

/** Checks every invariant and returns whether all hold. */
async function check(databaseUrl: string): Promise<boolean> {
  const db = openDatabase({ url: databaseUrl, poolMax: 2 });
  const broken: InvariantResult[] = [];
  const startedAt = Date.now();
  try {
    const { gifts, postings, entries } = await checkLedger(db, (result) => {
      sayResult(result);
      if (result.offenders > 0) broken.push(result);
    });
    const size = `${count(gifts)} gifts, ${count(postings)} postings, ${count(entries)} entries`;
    say(`\n${size}, checked in ${secondsSince(startedAt)}`);
  } finally {
    await closeDatabase(db);
  }
  const [first] = broken;
  if (first?.first)
    say(`The ledger is wrong. The first violation is ${first.first.id}: ${first.first.detail}`);
  else say('The ledger is clean.');
  return broken.length === 0;
}

function sayResult({ invariant, offenders, first }: InvariantResult): void {
  say(`${offenders === 0 ? 'holds ' : 'BROKEN'}  ${invariant}`);
  if (first !== null) say(`        ${count(offenders)} violations; first ${first.id}: ${first.detail}`);
}
