/** `npm run ledger -- check`: proves the ledger of the installation, also while it serves. */
import { mkdirSync } from 'node:fs';
import { closeDatabase, openDatabase } from '../db/database';
import { checkLedger, type InvariantResult } from '../db/queries/ledger/check';
import { describeFailure, say, secondsSince, UserError } from './console';
import { withDatabase } from './installation';
import { homeDirectory } from './paths';

const USAGE = 'Usage: npm run ledger -- check   (proves every invariant of the ledger; see docs/money.md)';

const count = (value: number) => value.toLocaleString('en-US');

/** Checks and answers whether every invariant holds. */
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
    say(`The ledger is wrong. The first offender is ${first.first.id}: ${first.first.detail}`);
  else say('The ledger is clean.');
  return broken.length === 0;
}

function sayResult({ invariant, offenders, first }: InvariantResult): void {
  say(`${offenders === 0 ? 'holds ' : 'BROKEN'}  ${invariant}`);
  if (first !== null) say(`        by ${count(offenders)}; the first is ${first.id}: ${first.detail}`);
}

async function main(): Promise<void> {
  const [command, ...rest] = process.argv.slice(2);
  if (command !== 'check' || rest.length > 0) throw new UserError(USAGE);
  const home = homeDirectory();
  mkdirSync(home, { recursive: true });
  if (!(await withDatabase(home, check))) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
