/** Follows docs/production.md with a production build in an empty folder, and prints how long each step took. */
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_DIRECTORY } from '../local/paths';
import { signalPrograms } from '../local/launch';
import { beginPlan } from '../test/support/production/plan';
import { readSteps } from '../test/support/production/steps';
import { Walk } from '../test/support/production/walk';
import { row, say } from './figures';

export async function benchProduction(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'giving-production-'));
  chmodSync(home, 0o755);
  process.on('exit', () => signalPrograms(home));
  const checkout = await copyCheckout(join(home, 'checkout'));
  const walk = await Walk.open({ home, program: { kind: 'built', checkout }, mayBuildMailbox: true });
  try {
    say(`\nfrom an empty folder to a refunded gift, by docs/production.md`);
    row('mail server', walk.mailbox.name);
    row('processor', walk.processor.name);
    const printed: string[] = [];
    for (const step of readSteps().filter(({ blocks }) => blocks.length > 0)) {
      const startedAt = Date.now();
      printed.push(await walk.follow(step));
      row(step.title, `${((Date.now() - startedAt) / 1_000).toFixed(1)} s`);
    }
    const { nextDate, scheduledDate } = await beginPlan(walk);
    row('next date of a plan', nextDate);
    row('the same in Temporal', scheduledDate);
    const { taken, returned } = await walk.processor.totals();
    row('the processor took, and returned', `${taken} cents`, `${returned} cents`);
    const ledger = await walk.command('./giving-admin ledger check');
    const output = printed.join('\n');
    const faults = [
      ...(output.includes('MISSING') ? ['doctor misses something'] : []),
      ...(nextDate === scheduledDate ? [] : ['the schedule has another date than the plan']),
      ...(ledger.includes('The ledger is clean.') ? [] : ['the ledger is not clean']),
      ...walk.operator.faults,
    ];
    if (faults.length > 0) throw new Error(faults.join('; '));
  } finally {
    await walk.close();
  }
}

/** The files that the repository has, without packages and without a build. */
async function copyCheckout(directory: string): Promise<string> {
  mkdirSync(directory);
  const list = 'git ls-files -z --cached --others --exclude-standard --deduplicate';
  const copy = `${list} | tar --null --files-from=- --create | tar --extract --directory "$0"`;
  await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', copy, directory], { cwd: PROJECT_DIRECTORY });
  return directory;
}
