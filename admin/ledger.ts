/** `ledger check`: checks the installation's ledger, even while it runs. */
import { closeDatabase, openDatabase } from '../db/database';
import { checkLedger, type InvariantResult } from '../db/queries/ledger/check';
import { readArguments } from './arguments';
import { type Command } from './command';
import { say, secondsSince } from './console';

export const ledger: Command = {
  summary: 'checks that every gift, refund and dispute is booked once',
  async run(given, place) {
    const usage = `Usage: ${place.call('ledger', 'check')}
  Checks every invariant of the ledger; see docs/rules/ledger.md.`;
    readArguments({ usage, operands: { least: 1, most: 1, choices: ['check'] } }, given);
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
