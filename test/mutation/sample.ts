/** The seeded sample, as a Stryker checker: Stryker tests a mutant only if its checker passes it. */
import { createHash } from 'node:crypto';
import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import { type Mutant, type StrykerOptions } from '@stryker-mutator/api/core';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';

/** The `sample` of Stryker's options. */
export interface Sample {
  size: number;
  seed: string;
}

class SampleChecker implements Checker {
  static readonly inject = tokens(commonTokens.options);
  readonly #sample: Sample;

  constructor(options: StrykerOptions) {
    this.#sample = options.sample as Sample;
  }

  async init(): Promise<void> {
    // The sample needs no preparation.
  }

  /** One group: the draw needs all mutants. */
  async group(mutants: Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const drawn = drawSample(
      mutants.map(({ id }) => id),
      this.#sample,
    );
    return Object.fromEntries(mutants.map(({ id }) => [id, drawn.has(id) ? PASSED : NOT_DRAWN]));
  }
}

const PASSED: CheckResult = { status: CheckStatus.Passed };
/** Stryker knows no other way to leave a mutant out. */
const NOT_DRAWN: CheckResult = { status: CheckStatus.CompileError, reason: 'not in the sample' };

/** Stryker numbers mutants in the order of the code, so the same code and seed give the same sample. */
function drawSample(ids: string[], { size, seed }: Sample): Set<string> {
  const rank = new Map(ids.map((id) => [id, createHash('sha256').update(`${seed}/${id}`).digest('hex')]));
  const ranked = ids.toSorted((a, b) => (String(rank.get(a)) < String(rank.get(b)) ? -1 : 1));
  return new Set(ranked.slice(0, size));
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
