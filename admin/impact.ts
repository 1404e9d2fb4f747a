/** `impact check | repair`: compares the impact sums with the raw rows, even while the installation runs. */
import { closeDatabase, openDatabase } from '../db/database';
import { findImpactDrift } from '../db/queries/impact/drift';
import { repairImpact } from '../operations/impact/fold-impact';
import { readArguments } from './arguments';
import { type Command } from './command';
import { say, secondsSince } from './console';

const OPERANDS = { least: 1, most: 1, choices: ['check', 'repair'] };

export const impact: Command = {
  async run(given, place) {
    const usage = `Usage: ${place.call('impact', 'check | repair')}
  check   compares the sums with the raw rows; see docs/rules/impact.md
  repair  also recomputes the wrong sums`;
    const { positionals } = readArguments({ usage, operands: OPERANDS }, given);
    const isRepair = positionals[0] === 'repair';
    return (await place.withDatabase(({ databaseUrl }) => check(databaseUrl, isRepair))) ? 0 : 1;
  },
};

/** Lists the charities with wrong sums, and repairs the sums if asked. Returns whether all sums are right. */
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
