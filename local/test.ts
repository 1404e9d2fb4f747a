/** `npm test`: lint, types, format and every jest test. With arguments it runs only jest, with those arguments. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { endWhenHelpIsWanted } from '../admin/arguments';
import { describeFailure, say, secondsSince } from '../admin/console';
import { findChromium, NO_CHROMIUM } from './chromium';
import { readJson } from './files';
import { PROJECT_DIRECTORY } from './paths';

const USAGE = `Usage: npm test [-- JEST ARGUMENTS]
  Without arguments: lint, types, format and every test.
  With arguments: only jest with those arguments, such as a test file; npx jest --help lists the options.`;

interface Outcome {
  passed: number;
  failed: number;
}

const ESLINT = ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'];
const PRETTIER = ['node_modules/prettier/bin/prettier.cjs', '--check', '.'];
const TYPES = ['node_modules/typescript/bin/tsc', '--noEmit'];
const PAGE_TYPES = [...TYPES, '-p', 'web'];
const LOW_PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;
/** Runs three jest workers on a machine with two cores, because outage tests mostly wait. */
const JEST = ['node_modules/jest/bin/jest.js', '--forceExit', '--maxWorkers=3'];

const resultsSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

async function main(): Promise<void> {
  const jestArguments = process.argv.slice(2);
  endWhenHelpIsWanted(jestArguments, USAGE);
  const checks =
    jestArguments.length === 0
      ? [check('lint, types and format', [ESLINT, TYPES, PAGE_TYPES, PRETTIER])]
      : [];
  const outcomes = await Promise.all([...checks, runJest(jestArguments)]);
  const passed = sum(outcomes.map((outcome) => outcome.passed));
  const failed = sum(outcomes.map((outcome) => outcome.failed));
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
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
    const end = await runNode(program, 'pipe', LOW_PRIORITY);
    if (end.code === 0) continue;
    isClean = false;
    output += end.output;
  }
  say(`${name}: ${isClean ? 'passed' : 'failed'} in ${secondsSince(startedAt)}`);
  if (!isClean) say(output.trimEnd());
  return isClean ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs jest. If jest ends without results, or fails without a failed test, this counts as one failure. */
async function runJest(jestArguments: string[]): Promise<Outcome> {
  const startedAt = Date.now();
  const directory = mkdtempSync(join(tmpdir(), 'giving-results-'));
  const file = join(directory, 'results.json');
  const { code } = await runNode([...JEST, '--json', `--outputFile=${file}`, ...jestArguments], 'inherit');
  const results = readJson(file, resultsSchema);
  rmSync(directory, { recursive: true });
  say(`tests: ${code === 0 ? 'passed' : 'failed'} in ${secondsSince(startedAt)}`);
  if (results === undefined) return { passed: 0, failed: 1 };
  const skipped = results.numPendingTests;
  if (skipped > 0 && (await findChromium()) === undefined) say(`${skipped} skipped: ${NO_CHROMIUM}`);
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return { passed: results.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Runs a script with this Node and forwards signals to it. */
function runNode(
  script: string[],
  stdio: 'inherit' | 'pipe',
  priority = constants.priority.PRIORITY_NORMAL,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, script, { cwd: PROJECT_DIRECTORY, stdio: ['ignore', stdio, stdio] });
  if (child.pid !== undefined) setPriority(child.pid, priority);
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
