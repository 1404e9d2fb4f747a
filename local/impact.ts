/** `npm run impact -- check | repair`: compares the impact sums with the raw rows, even while the installation runs. */
import { mkdirSync } from 'node:fs';
import { closeDatabase, openDatabase } from '../db/database';
import { findImpactDrift } from '../db/queries/impact/drift';
import { repairImpact } from '../operations/impact/repair-impact';
import { readArguments } from './arguments';
import { describeFailure, say, secondsSince } from './console';
import { withDatabase } from './installation';
import { homeDirectory } from './paths';
import { OWNER_DIRECTORY } from './permissions';

const USAGE = `Usage: npm run impact -- check | repair
  check   compares the sums with the raw rows; see docs/rules/impact.md
  repair  also recomputes the wrong sums`;
const OPERANDS = { least: 1, most: 1, choices: ['check', 'repair'] };

/** Lists the charities with wrong sums, repairs them if asked, and returns whether all sums are right. */
async function check(databaseUrl: string, isRepair: boolean): Promise<boolean> {
  const db = openDatabase({ url: databaseUrl, poolMax: 2 });
  const startedAt = Date.now();
  try {
    const wrong = await findImpactDrift(db);
    for (const charityId of wrong) {
      if (isRepair) await repairImpact(db, charityId);
      say(`${isRepair ? 'repaired' : 'WRONG'}  ${charityId}`);
    }
    const left = isRepair && wrong.length > 0 ? await findImpactDrift(db) : wrong;
    say(left.length === 0 ? 'The sums are right.' : `The sums of ${left.length} charities are wrong.`);
    say(`Checked in ${secondsSince(startedAt)}.`);
    return left.length === 0;
  } finally {
    await closeDatabase(db);
  }
}

async function main(): Promise<void> {
  const { positionals } = readArguments({ usage: USAGE, operands: OPERANDS });
  const home = homeDirectory();
  mkdirSync(home, { recursive: true, mode: OWNER_DIRECTORY });
  if (!(await withDatabase(home, (url) => check(url, positionals[0] === 'repair')))) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
