/**
 * Follows docs/production.md with a production build in an empty folder, and goes on from there: with the suite's double
 * of Stripe, and with localstripe where the machine has Python. Prints how long each step took.
 */
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_DIRECTORY } from '../local/paths';
import { signalPrograms } from '../local/launch';
import { findLocalstripe, startLocalstripe } from '../test/long/production/localstripe';
import { DEVIATIONS } from '../test/long/production/localstripe-adapter';
import { type OpenProcessor, startDouble } from '../test/long/production/processor';
import { startServers } from '../test/long/production/servers';
import { Walk } from '../test/long/production/walk';
import { type WalkStep } from '../test/long/production/steps';
import { furtherSteps, pageSteps } from '../test/long/production/walk-steps';
import { row, say } from './figures';

export async function benchProduction(): Promise<void> {
  await walkWith(startDouble);
  try {
    await findLocalstripe();
  } catch (error) {
    say(`\nlocalstripe was left out: ${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  say(`\nlocalstripe differs from Stripe's API:`);
  for (const { on, reason } of DEVIATIONS) say(`- ${printed(on)}: ${reason}`);
  await walkWith(startLocalstripe);
}

/** `^POST \/v1\/things\/\w+$` is POST /v1/things/{id}. */
function printed({ source }: RegExp): string {
  return source.replaceAll('\\w+', '{id}').replaceAll(/[\^\\$]/g, '');
}

/** Each walk has servers of its own, an empty folder, and a checkout without packages and without a build. */
async function walkWith(openProcessor: OpenProcessor): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'giving-production-'));
  chmodSync(home, 0o755);
  process.on('exit', () => signalPrograms(home));
  const [servers, checkout] = await Promise.all([startServers(home), copyCheckout(join(home, 'checkout'))]);
  const program = { kind: 'built', checkout } as const;
  const walk = await Walk.open({ home, program, servers, openProcessor, mayBuildMailbox: true });
  try {
    say(`\nfrom an empty folder to production, by docs/production.md, with ${walk.processor.name}`);
    await runAll([...pageSteps(walk), ...furtherSteps(walk)]);
  } finally {
    await walk.close();
  }
}

async function runAll(steps: WalkStep[]): Promise<void> {
  let done = 0;
  try {
    for (const { title, run } of steps) {
      const startedAt = Date.now();
      const found = await run();
      done += 1;
      row(
        title,
        `${((Date.now() - startedAt) / 1_000).toFixed(1)} s`,
        ...(found === '' ? [] : [`  ${found}`]),
      );
    }
  } finally {
    say(`${done} of ${steps.length} steps`);
  }
}

/** Copies the files that the repository has. */
async function copyCheckout(directory: string): Promise<string> {
  mkdirSync(directory);
  const list = 'git ls-files -z --cached --others --exclude-standard --deduplicate';
  const copy = `${list} | tar --null --files-from=- --create | tar --extract --directory "$0"`;
  await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', copy, directory], { cwd: PROJECT_DIRECTORY });
  return directory;
}
