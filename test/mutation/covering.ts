/** Which test files run for a mutant, and in which order. */
import { type CoverageData, type MutantCoverage } from '@stryker-mutator/api/core';
import { type TestResult } from '@stryker-mutator/api/test-runner';

/** How far below a constant the code is looked for that uses it. */
const MOST_MUTANTS_BETWEEN = 30;

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
  const found = new Map<string, Ranked[]>();
  for (const run of runs) {
    for (const [id, covering] of coveringOf(run)) {
      const others = found.get(id) ?? [];
      const rank = covering.isWhole ? 0 : Object.keys(covering.tests).length / run.durationMs;
      found.set(id, [...others, { covering, rank }]);
    }
  }
  const chosen = [...found].map(([id, files]): [string, Covering[]] => [
    id,
    likelierFirst(files, found.get(nextInTests(id, found)) ?? [])
      .slice(0, mostFiles)
      .map(({ covering }) => covering),
  ]);
  return Object.fromEntries(chosen);
}

interface Ranked {
  covering: Covering;
  /** Tests a second; 0 where loading the code is enough to execute the mutant. */
  rank: number;
}

/** Every test file that loads a constant executes it. Those that run the code below the constant are likelier to notice. */
function likelierFirst(files: Ranked[], below: Ranked[]): Ranked[] {
  const rankBelow = new Map(below.map(({ covering, rank }) => [covering.file, rank]));
  const rankOf = ({ covering, rank }: Ranked) =>
    covering.isWhole ? (rankBelow.get(covering.file) ?? 0) : rank;
  return files.toSorted((a, b) => rankOf(b) - rankOf(a));
}

/** Stryker numbers mutants in the order of the code. */
function nextInTests(id: string, found: Map<string, Ranked[]>): string {
  const last = Number(id) + MOST_MUTANTS_BETWEEN;
  for (let next = Number(id); next < last; next += 1) {
    if (found.get(String(next))?.some(({ covering }) => !covering.isWhole) === true) return String(next);
  }
  return id;
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
