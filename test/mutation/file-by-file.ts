/** A Stryker test runner that runs one test file after the other. The first file that kills the mutant is the last one. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CoverageData, type MutantCoverage, type StrykerOptions } from '@stryker-mutator/api/core';
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

/** The `fileByFile` of Stryker's options. */
export interface FileByFile {
  /** The dry run writes here which test files execute a mutant; other worker processes read it. */
  coverageFile: string;
  /** Each worker process leaves a file here, whose name is its pid. */
  workersDirectory: string;
  /** At most this many test files run for one mutant. */
  mostFiles: number;
}

/** A test file that executes a mutant. */
interface Covering {
  file: string;
  /** How long the whole file takes. */
  durationMs: number;
  /** The tests that execute it; null when the file does so outside of a test. */
  tests: string[] | null;
}

/** Stryker ends a loop after 100 times the executions of all test files. Here one file runs, so a tenth is enough. */
const HIT_LIMIT_DIVISOR = 10;

type CoveringByMutant = Record<string, Covering[]>;

class FileByFileRunner implements TestRunner {
  static readonly inject = tokens(commonTokens.injector, commonTokens.options);
  readonly #runners = new Map<string, TestRunner>();
  readonly #settings: FileByFile;
  #covering: CoveringByMutant | undefined;

  constructor(
    private readonly injector: Injector<PluginContext>,
    private readonly options: StrykerOptions,
  ) {
    this.#settings = options.fileByFile as FileByFile;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    writeFileSync(path.join(this.#settings.workersDirectory, String(process.pid)), '');
  }

  async dryRun(options: DryRunOptions): Promise<DryRunResult> {
    const covering: CoveringByMutant = {};
    const tests: TestResult[] = [];
    let coverage: MutantCoverage = { static: {}, perTest: {} };
    for (const file of options.testFiles ?? []) {
      const before = { ...coverage.static };
      const startedAt = Date.now();
      const result = await (await this.#runnerFor(file)).dryRun({ ...options, testFiles: [file] });
      if (result.status !== DryRunStatus.Complete) return result;
      tests.push(...result.tests);
      coverage = result.mutantCoverage ?? coverage;
      const durationMs = Date.now() - startedAt;
      addCovering(covering, { file, durationMs, coverage, before, tests: result.tests });
    }
    writeFileSync(this.#settings.coverageFile, JSON.stringify(covering));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: coverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { id, fileName } = options.activeMutant;
    this.#covering ??= JSON.parse(readFileSync(this.#settings.coverageFile, 'utf8')) as CoveringByMutant;
    const files = likeliestFirst(this.#covering[id] ?? [], fileName).slice(0, this.#settings.mostFiles);
    const hitLimit = options.hitLimit === undefined ? undefined : options.hitLimit / HIT_LIMIT_DIVISOR;
    let nrOfTests = 0;
    for (const { file, tests } of files) {
      const runner = await this.#runnerFor(file);
      const result = await runner.mutantRun({ ...options, hitLimit, testFilter: tests ?? undefined });
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

/** What jest counted when it had run a test file; it adds up the counts of all files. */
interface FileRun {
  file: string;
  durationMs: number;
  coverage: MutantCoverage;
  /** The counts outside of tests before this file. */
  before: CoverageData;
  tests: TestResult[];
}

/** Notes the mutants that a test file executes. */
function addCovering(
  covering: CoveringByMutant,
  { file, durationMs, coverage, before, tests }: FileRun,
): void {
  for (const [id, count] of Object.entries(coverage.static)) {
    if (count > (before[id] ?? 0)) (covering[id] ??= []).push({ file, durationMs, tests: null });
  }
  for (const { id: test } of tests) {
    for (const id of Object.keys(coverage.perTest[test] ?? {})) {
      const files = (covering[id] ??= []);
      const last = files.at(-1);
      if (last?.file === file) last.tests?.push(test);
      else files.push({ file, durationMs, tests: [test] });
    }
  }
}

/** Test files named after the folder of the mutated file come first, then the fast ones. */
function likeliestFirst(covering: Covering[], mutatedFile: string): Covering[] {
  const folder = path.basename(path.dirname(mutatedFile)).replace(/s$/, '');
  const isNamedAfter = ({ file }: Covering) => file.includes(folder);
  return covering.toSorted(
    (a, b) => Number(isNamedAfter(b)) - Number(isNamedAfter(a)) || a.durationMs - b.durationMs,
  );
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'file-by-file', FileByFileRunner)];
