/** A Stryker test runner that runs one test file after the other. The first file that kills the mutant is the last one. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CoverageData, type MutantCoverage, type StrykerOptions } from '@stryker-mutator/api/core';
import { type Logger } from '@stryker-mutator/api/logging';
import {
  commonTokens,
  declareClassPlugin,
  type Injector,
  type PluginContext,
  PluginKind,
  tokens,
} from '@stryker-mutator/api/plugin';
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { type CoveringByMutant, type FileRun, planCovering, toStrykerCoverage } from './covering';

/** The `fileByFile` of Stryker's options. */
export interface FileByFile {
  /** The dry run writes here which test files execute a mutant; other worker processes read it. */
  coveringFile: string;
  /** The dry run writes here what each test file executes. */
  runsDirectory: string;
  /** Each worker process leaves a file here, whose name is its pid. */
  workersDirectory: string;
  /** At most this many test files run for one mutant. */
  mostFiles: number;
}

/** Stryker ends a loop after 100 times the executions of all test files. Here one file runs, so a tenth is enough. */
const HIT_LIMIT_DIVISOR = 10;

class FileByFileRunner implements TestRunner {
  static readonly inject = tokens(commonTokens.injector, commonTokens.options, commonTokens.logger);
  readonly #runners = new Map<string, TestRunner>();
  readonly #settings: FileByFile;
  #covering: CoveringByMutant | undefined;
  /** What this process counted outside of tests before the next file. */
  #before: CoverageData = {};

  constructor(
    private readonly injector: Injector<PluginContext>,
    private readonly options: StrykerOptions,
    private readonly log: Logger,
  ) {
    this.#settings = options.fileByFile as FileByFile;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    writeFileSync(path.join(this.#settings.workersDirectory, String(process.pid)), '');
  }

  /**
   * A process keeps all code that it has loaded, and may run out of memory here. Stryker then starts another and calls
   * this again, which goes on after the last file that ended.
   */
  async dryRun(options: DryRunOptions): Promise<DryRunResult> {
    const runs: FileRun[] = [];
    for (const file of options.testFiles ?? []) {
      const name = path.relative(process.cwd(), file).replaceAll(path.sep, '-');
      const storedAt = path.join(this.#settings.runsDirectory, `${name}.json`);
      if (!existsSync(storedAt)) {
        const run = await this.#runFile(file, options);
        if ('status' in run) return run;
        writeFileSync(storedAt, JSON.stringify(run));
      }
      runs.push({ ...(JSON.parse(readFileSync(storedAt, 'utf8')) as FileRun), file });
    }
    const covering = planCovering(runs, this.#settings.mostFiles);
    writeFileSync(this.#settings.coveringFile, JSON.stringify(covering));
    const tests = runs.flatMap((run) => run.tests);
    return { status: DryRunStatus.Complete, tests, mutantCoverage: toStrykerCoverage(covering) };
  }

  /** Returns what the file executes, or why the dry run ends here. */
  async #runFile(file: string, options: DryRunOptions): Promise<FileRun | DryRunResult> {
    const startedAt = Date.now();
    const result = await (await this.#runnerFor(file)).dryRun({ ...options, testFiles: [file] });
    if (result.status !== DryRunStatus.Complete) return result;
    const { static: outside, perTest }: MutantCoverage = result.mutantCoverage ?? { static: {}, perTest: {} };
    const durationMs = Date.now() - startedAt;
    this.log.info('%s ran in %s ms', path.relative(process.cwd(), file), durationMs);
    // Jest counts the tests of all files so far.
    const ofFile = Object.fromEntries(result.tests.map(({ id }) => [id, perTest[id] ?? {}]));
    const before = this.#before;
    this.#before = { ...outside };
    const coverage = { static: outside, perTest: ofFile };
    return { file, durationMs, coverage, before, tests: shareTime(result.tests, durationMs) };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    this.#covering ??= JSON.parse(readFileSync(this.#settings.coveringFile, 'utf8')) as CoveringByMutant;
    const hitLimit = options.hitLimit === undefined ? undefined : options.hitLimit / HIT_LIMIT_DIVISOR;
    let nrOfTests = 0;
    for (const { file, tests, isWhole } of this.#covering[options.activeMutant.id] ?? []) {
      const runner = await this.#runnerFor(file);
      const testFilter = isWhole ? undefined : Object.keys(tests);
      const result = await runner.mutantRun({ ...options, hitLimit, testFilter });
      if (result.status !== MutantRunStatus.Survived) return result;
      nrOfTests += result.nrOfTests;
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  /** Stryker's own jest runner, for one test file. */
  async #runnerFor(file: string): Promise<TestRunner> {
    const known = this.#runners.get(file);
    if (known !== undefined) return known;
    const { strykerPlugins } = await import('@stryker-mutator/jest-runner');
    const [jest] = strykerPlugins;
    if (jest === undefined) throw new Error('@stryker-mutator/jest-runner exports no test runner');
    const options = {
      ...this.options,
      jest: { ...(this.options.jest as object), config: { testMatch: [file] } },
    };
    const runner = this.injector.provideValue(commonTokens.options, options).injectFunction(jest.factory);
    await runner.init?.();
    this.#runners.set(file, runner);
    return runner;
  }
}

/** Stryker's timeouts follow the time of tests: those of a file share what the file takes to load, too. */
function shareTime(tests: TestResult[], durationMs: number): TestResult[] {
  return tests.map((test) => ({ ...test, timeSpentMs: durationMs / tests.length }));
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'file-by-file', FileByFileRunner)];
