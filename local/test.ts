/**
 * `npm test` and `npm run test:long`. Without paths, `npm test` checks lint, types and format and runs every test outside
 * test/long, and `npm run test:long` runs those inside. With paths, both run only the tests that are named.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { endWhenHelpIsWanted } from '../admin/arguments';
import { describeFailure, say, secondsSince } from '../admin/console';
import { cpuSeconds } from '../test/support/cpu-seconds.mjs';
import { findChromium, NO_CHROMIUM } from './chromium';
import { readJson } from './files';
import { PROJECT_DIRECTORY } from './paths';
import { type Command, readCommand } from './test-command';
import { noteRun, RUNS_FILE } from './test-runs';
import { printTimes, TIMES_FILE } from './test-times';

const USAGE = `Usage: npm test [-- OPTIONS] [PATH…]          lint, types, format and every test outside test/long
       npm run test:long [-- OPTIONS] [PATH…]  the tests in test/long
  With paths, both run only the tests that are named.
  --large      each test takes its large number, which needs hours for all of them
  --repeat N   runs the tests N times
  --seed N     runs the files in the order of an earlier run
  Other options go to jest; npx jest --help lists them.`;

interface Outcome {
  passed: number;
  failed: number;
  failures: string[];
}

const OXLINT = ['node_modules/oxlint/bin/oxlint', '--deny-warnings'];
const KNIP = ['node_modules/knip/bin/knip.js'];
const ESLINT = ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'];
const PRETTIER = ['node_modules/prettier/bin/prettier.cjs', '--check', '.'];
const TYPES = ['node_modules/typescript/bin/tsc', '--noEmit'];
const PAGE_TYPES = [...TYPES, '-p', 'web'];
const LOW_PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;
/** Runs more jest workers than a machine with two cores has, because many tests wait. */
const JEST = ['node_modules/jest/bin/jest.js', '--forceExit', '--maxWorkers=3'];

/** Enough to see what a failed test expected and received. */
const MESSAGE_CHARACTERS = 300;

const resultsSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});
type Results = z.infer<typeof resultsSchema>;

async function main(): Promise<void> {
  endWhenHelpIsWanted(process.argv.slice(2), USAGE);
  const command = readCommand(process.argv.slice(2));
  say(`seed ${command.seed}`);
  let total = { passed: 0, failed: 0 };
  for (let run = 1; run <= command.repeat; run += 1) {
    if (command.repeat > 1) say(`run ${run} of ${command.repeat}`);
    const { passed, failed } = await runOnce(command);
    total = { passed: total.passed + passed, failed: total.failed + failed };
  }
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** Runs the command's checks beside its tests, and keeps a line about the run. */
async function runOnce(command: Command): Promise<Outcome> {
  const startedAt = Date.now();
  const cpuBefore = cpuSeconds();
  const checks = command.checks
    ? [check('lint, types and format', [OXLINT, ESLINT, TYPES, PAGE_TYPES, PRETTIER, KNIP])]
    : [];
  const outcomes = await Promise.all([...checks, runJest(command)]);
  const outcome = {
    passed: sum(outcomes.map(({ passed }) => passed)),
    failed: sum(outcomes.map(({ failed }) => failed)),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
  const used = { minutes: (Date.now() - startedAt) / 60_000, cpuMinutes: (cpuSeconds() - cpuBefore) / 60 };
  if (command.isWhole) printTimes();
  noteRun(command, used, outcome);
  for (const failure of outcome.failures) say(`failed: ${failure}`);
  say(
    `${used.minutes.toFixed(1)} minutes, ${used.cpuMinutes.toFixed(1)} CPU minutes, seed ${command.seed}; ${RUNS_FILE} keeps it`,
  );
  return outcome;
}

/**
 * Runs programs in order and shows the output of those that fail. They run beside the tests, which often only wait,
 * and take only the processor time that the tests leave.
 */
async function check(name: string, programs: string[][]): Promise<Outcome> {
  const startedAt = Date.now();
  let output = '';
  let isClean = true;
  for (const program of programs) {
    const end = await runNode(program, { stdio: 'pipe', priority: LOW_PRIORITY });
    if (end.code === 0) continue;
    isClean = false;
    output += end.output;
  }
  say(`${name}: ${isClean ? 'passed' : 'failed'} in ${secondsSince(startedAt)}`);
  if (!isClean) say(output.trimEnd());
  return isClean ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
}

/** Runs jest. If jest ends without results, or fails without a failed test, this counts as one failure. */
async function runJest(command: Command): Promise<Outcome> {
  const startedAt = Date.now();
  const directory = mkdtempSync(join(tmpdir(), 'giving-results-'));
  const file = join(directory, 'results.json');
  rmSync(TIMES_FILE, { force: true });
  const { code } = await runNode([...JEST, '--json', `--outputFile=${file}`, ...command.jestArguments], {
    stdio: 'inherit',
    environment: { TEST_TIMES_FILE: TIMES_FILE, ...(command.isLarge ? { TEST_LARGE: '1' } : {}) },
  });
  const results = readJson(file, resultsSchema);
  rmSync(directory, { recursive: true });
  say(`tests: ${code === 0 ? 'passed' : 'failed'} in ${secondsSince(startedAt)}`);
  if (results === undefined) return { passed: 0, failed: 1, failures: ['jest ended without results'] };
  const skipped = results.numPendingTests;
  if (skipped > 0 && (await findChromium()) === undefined) say(`${skipped} skipped: ${NO_CHROMIUM}`);
  const failures = failuresOf(results);
  if (code !== 0 && failures.length === 0) failures.push('jest failed without a failed test');
  return { passed: results.numPassedTests, failed: failures.length, failures };
}

/** Lists the failed tests with the beginning of each message, and the files that could not be loaded. */
function failuresOf({ testResults }: Results): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [name] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${name}: ${fullName}: ${beginningOf(failureMessages.join(' '))}`,
    );
  });
}

function beginningOf(message: string): string {
  return stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, MESSAGE_CHARACTERS);
}

interface Run {
  stdio: 'inherit' | 'pipe';
  priority?: number;
  environment?: Record<string, string>;
}

/** Runs a script with this Node and forwards signals to it. */
function runNode(script: string[], run: Run): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, script, {
    cwd: PROJECT_DIRECTORY,
    stdio: ['ignore', run.stdio, run.stdio],
    env: { ...process.env, ...run.environment },
  });
  if (child.pid !== undefined && run.priority !== undefined) setPriority(child.pid, run.priority);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  const forward = (signal: NodeJS.Signals) => void child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve({ code, output });
    });
  });
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
