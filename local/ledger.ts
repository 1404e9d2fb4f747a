/** `npm run ledger -- check`: checks the installation's ledger, even while it runs. */
import { mkdirSync } from 'node:fs';
import { closeDatabase, openDatabase } from '../db/database';
import { checkLedger, type InvariantResult } from '../db/queries/ledger/check';
import { readArguments } from './arguments';
import { describeFailure, say, secondsSince } from './console';
import { withDatabase } from './installation';
import { homeDirectory } from './paths';
import { OWNER_DIRECTORY } from './permissions';

const USAGE = `Usage: npm run ledger -- check
  Checks every invariant of the ledger; see docs/rules/ledger.md.`;

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

async function main(): Promise<void> {
  readArguments({ usage: USAGE, operands: { least: 1, most: 1, choices: ['check'] } });
  const home = homeDirectory();
  mkdirSync(home, { recursive: true, mode: OWNER_DIRECTORY });
  if (!(await withDatabase(home, check))) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
