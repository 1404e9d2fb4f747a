/** Keeps a line about each run of the tests. */
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT_DIRECTORY } from './paths';
import { type Command } from './test-command';

/** Below the root of the project. */
export const RUNS_FILE = '.local/test-runs.tsv';

const COLUMNS = ['began', 'command', 'seed', 'minutes', 'CPU minutes', 'passed', 'failed', 'failures'];

export function noteRun(
  command: Command,
  used: { minutes: number; cpuMinutes: number },
  { passed, failed, failures }: { passed: number; failed: number; failures: string[] },
): void {
  const file = join(PROJECT_DIRECTORY, RUNS_FILE);
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) appendFileSync(file, `${COLUMNS.join('\t')}\n`);
  const paths = command.isWhole ? [] : command.jestArguments.filter((each) => !each.startsWith('-'));
  const cells = [
    new Date(Date.now() - used.minutes * 60_000).toISOString(),
    [command.isLong ? 'test:long' : 'test', ...(command.isLarge ? ['--large'] : []), ...paths].join(' '),
    command.seed,
    used.minutes.toFixed(1),
    used.cpuMinutes.toFixed(1),
    passed,
    failed,
    failures.join(' | ').replaceAll(PROJECT_DIRECTORY, '').replaceAll(/\s+/g, ' '),
  ];
  appendFileSync(file, `${cells.join('\t')}\n`);
}
