/** `npm run mutate -- domain|operations`: changes the code in many small ways, and counts the changes no test notices. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type FileByFile } from '../test/mutation/file-by-file';
import { type Sample } from '../test/mutation/sample';
import { printScore } from '../test/mutation/score';
import startServices from '../test/support/global-setup';
import stopServices from '../test/support/global-teardown';
import { readArguments } from '../admin/arguments';
import { describeFailure, say, secondsSince } from '../admin/console';
import { PROJECT_DIRECTORY } from './paths';
import { commandLineOf } from './processes';

interface Part {
  /** The number of mutants to draw, and the percentage of them that the tests must kill. */
  sample: number;
  target: number;
  testFiles: string[];
  mostFiles: number;
  needsServices: boolean;
  /** A test process ends after this many mutants, because test runners leak memory. */
  mutantsPerProcess: number;
  /** The time limit of a mutant is three times the usual time of its tests, plus this time. */
  timeoutMS: number;
}

const PARTS = {
  domain: {
    sample: 1_000,
    target: 85,
    testFiles: ['test/domain/**/*.test.ts'],
    mostFiles: 100,
    needsServices: false,
    mutantsPerProcess: 200,
    timeoutMS: 10_000,
  },
  operations: {
    sample: 300,
    target: 75,
    testFiles: ['test/{operations,workflows,activities,worker,db,api}/**/*.test.ts'],
    mostFiles: 5,
    needsServices: true,
    mutantsPerProcess: 20,
    timeoutMS: 30_000,
  },
} satisfies Record<string, Part>;

type PartName = keyof typeof PARTS;

const NAMES = Object.keys(PARTS);
const USAGE = `Usage: npm run mutate -- ${NAMES.join('|')} [--sample NUMBER] [--seed TEXT]
  Changes the code of a folder in small ways (mutants), runs the tests on each, and lists those that no test notices.
  --sample NUMBER  how many mutants to draw: ${PARTS.domain.sample} of domain, ${PARTS.operations.sample} of operations by default
  --seed TEXT      the seed of the draw: the same seed and code give the same mutants`;

async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
    operands: { least: 1, most: 1, choices: NAMES },
  });
  const name = positionals[0] as PartName;
  const part = PARTS[name];
  const size = Number(values.sample ?? part.sample);
  const startedAt = Date.now();
  const { Stryker } = await import('@stryker-mutator/core');
  if (part.needsServices) {
    await startServices({ rootDir: PROJECT_DIRECTORY, testPathPatterns: { patterns: [] } });
  }
  try {
    const results = await new Stryker(
      strykerOptions(name, part, { size, seed: values.seed }),
    ).runMutationTest();
    const score = printScore(results);
    say(`${name}: ${score.toFixed(1)} % in ${secondsSince(startedAt)}, seed ${values.seed}`);
    process.exitCode = score >= part.target ? 0 : 1;
  } finally {
    await stopServices();
  }
}

function strykerOptions(name: PartName, part: Part, sample: Sample) {
  const directory = join(PROJECT_DIRECTORY, '.local', 'mutation', name);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const workersDirectory = join(directory, 'workers');
  const runsDirectory = join(directory, 'runs');
  for (const each of [workersDirectory, runsDirectory]) mkdirSync(each);
  process.on('exit', () => killWorkers(workersDirectory));
  const fileByFile: FileByFile = {
    coveringFile: join(directory, 'covering.json'),
    workersDirectory,
    runsDirectory,
    mostFiles: part.mostFiles,
  };
  const plugins = ['file-by-file', 'sample'].map((file) =>
    join(PROJECT_DIRECTORY, 'test', 'mutation', `${file}.ts`),
  );
  const nodeArguments = ['--import', 'tsx'];
  return {
    sample,
    fileByFile,
    mutate: [`${name}/**/*.ts`],
    mutator: { plugins: null, excludedMutations: ['StringLiteral'] },
    testFiles: part.testFiles,
    testRunner: 'file-by-file',
    checkers: ['sample'],
    plugins: ['@stryker-mutator/jest-runner', ...plugins],
    // A test run keeps all code that it has loaded. A process that runs out of memory is replaced.
    testRunnerNodeArgs: ['--max-old-space-size=6144', ...nodeArguments],
    checkerNodeArgs: nodeArguments,
    maxTestRunnerReuse: part.mutantsPerProcess,
    jest: { configFile: 'test/mutation/jest.config.mjs', enableFindRelatedTests: false },
    concurrency: 2,
    dryRunTimeoutMinutes: 60,
    timeoutMS: part.timeoutMS,
    timeoutFactor: 3,
    disableTypeChecks: false,
    ignorePatterns: ['.local'],
    tempDirName: join(directory, 'sandbox'),
    reporters: ['progress'],
    warnings: false,
  };
}

/**
 * Kills worker processes that still run. A worker in an endless loop does not notice that its parent has
 * ended.
 */
function killWorkers(workersDirectory: string): void {
  for (const pid of readdirSync(workersDirectory).map(Number)) {
    if (commandLineOf(pid).includes('stryker')) process.kill(pid, 'SIGKILL');
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
