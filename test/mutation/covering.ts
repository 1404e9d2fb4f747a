/** Which test files run for a mutant, and in which order. */
import { type CoverageData, type MutantCoverage } from '@stryker-mutator/api/core';
import { type TestResult } from '@stryker-mutator/api/test-runner';

/** A test file that executes a mutant. */
export interface Covering {
  file: string;
  /** How often each test executes it. */
  tests: CoverageData;
  /** The file executes it outside of a test, too: all its tests run. */
  isWhole: boolean;
}

export type CoveringByMutant = Record<string, Covering[]>;

/** What jest counted up to the end of a test file; it adds up the counts of all files. */
export interface FileRun {
  file: string;
  durationMs: number;
  coverage: MutantCoverage;
  /** The counts outside of tests before this file. */
  before: CoverageData;
  tests: TestResult[];
}

/** For each mutant the test files that execute it, at most so many: the most tests a second first. */
export function planCovering(runs: FileRun[], mostFiles: number): CoveringByMutant {
  const found = new Map<string, { covering: Covering; rank: number }[]>();
  for (const run of runs) {
    for (const [id, covering] of coveringOf(run)) {
      const rank = Object.keys(covering.tests).length / run.durationMs;
      const others = found.get(id) ?? [];
      found.set(id, [...others, { covering, rank }]);
    }
  }
  const chosen = [...found].map(([id, files]): [string, Covering[]] => [
    id,
    files
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, mostFiles)
      .map(({ covering }) => covering),
  ]);
  return Object.fromEntries(chosen);
}

/** The mutants that one test file executes. What it does outside of tests counts for its first test. */
function coveringOf({ file, coverage, before, tests }: FileRun): Map<string, Covering> {
  const found = new Map<string, Covering>();
  const note = (id: string, test: string, count: number) => {
    const covering = found.get(id) ?? { file, tests: {}, isWhole: false };
    covering.tests[test] = (covering.tests[test] ?? 0) + count;
    found.set(id, covering);
    return covering;
  };
  for (const { id: test } of tests) {
    for (const [id, count] of Object.entries(coverage.perTest[test] ?? {})) note(id, test, count);
  }
  for (const [id, count] of Object.entries(coverage.static)) {
    const more = count - (before[id] ?? 0);
    if (more > 0) note(id, tests[0]?.id ?? '', more).isWhole = true;
  }
  return found;
}

/** The same as Stryker takes it, which then counts only the tests that run. */
export function toStrykerCoverage(covering: CoveringByMutant): MutantCoverage {
  const perTest: MutantCoverage['perTest'] = {};
  for (const [id, files] of Object.entries(covering)) {
    for (const { tests } of files) {
      for (const [test, count] of Object.entries(tests)) (perTest[test] ??= {})[id] = count;
    }
  }
  return { static: {}, perTest };
}
