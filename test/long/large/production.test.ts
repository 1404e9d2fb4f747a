/**
 * docs/production.md leads from an empty folder to production with the page's own build and on servers of its own, and the
 * installation goes on from there: at the suite's double of Stripe, and at localstripe, a server that others wrote.
 */
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { say, secondsSince } from '../../../admin/console';
import { PROJECT_DIRECTORY } from '../../../local/paths';
import { startLocalstripe } from '../production/localstripe';
import { startDouble } from '../production/processor';
import { startServers } from '../production/servers';
import { type WalkStep } from '../production/steps';
import { Walk } from '../production/walk';
import { furtherSteps, pageSteps } from '../production/walk-steps';

/** The build alone takes eight minutes. */
jest.setTimeout(3_600_000);

it.each([
  ['the double of Stripe', startDouble],
  ['localstripe', startLocalstripe],
])('leads from an empty folder to production, and on from there, with %s', async (_name, openProcessor) => {
  // Not in memory, where the other homes of the run are: it holds all packages.
  const home = mkdtempSync(join(tmpdir(), 'giving-production-'));
  chmodSync(home, 0o755);
  const [servers, checkout] = await Promise.all([startServers(home), copyCheckout(join(home, 'checkout'))]);
  const program = { kind: 'built', checkout } as const;
  const walk = await Walk.open({ home, program, servers, openProcessor, mayBuildMailbox: true });
  try {
    for (const step of [...pageSteps(walk), ...furtherSteps(walk)]) await follow(step);
  } finally {
    await walk.close();
  }
});

/** Prints how long a step took, because a failure may come after many minutes. */
async function follow({ title, run }: WalkStep): Promise<void> {
  const startedAt = Date.now();
  const found = await run();
  say(`${title}: ${secondsSince(startedAt)} ${found}`);
}

/** Copies the files that the repository has, without packages and without a build. */
async function copyCheckout(directory: string): Promise<string> {
  mkdirSync(directory);
  const list = 'git ls-files -z --cached --others --exclude-standard --deduplicate';
  const copy = `${list} | tar --null --files-from=- --create | tar --extract --directory "$0"`;
  await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', copy, directory], { cwd: PROJECT_DIRECTORY });
  return directory;
}
