/**
 * Shuffles the test files by the run's seed, and spreads those that start processes among the others. With
 * `--findRelatedTests`, the tests of the same noun and room run first, so that `--bail` soon ends the run.
 */
import { dirname, parse, relative, resolve } from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** Files of these rooms start installations and mostly wait. */
const WAITS = /\/test\/((e2e|replay|web)\/|long\/(?!browser))/;

/** The longest of all. It begins first, so that it is not left running alone. */
const FIRST = /\/test\/long\/guides\//;

export default class OrderOfFiles extends Sequencer {
  constructor({ globalConfig, ...rest }) {
    super({ globalConfig, ...rest });
    this.seed = globalConfig.seed;
    const { findRelatedTests, nonFlagArgs, rootDir } = globalConfig;
    this.changed = findRelatedTests ? nonFlagArgs.map((path) => relative(rootDir, resolve(path))) : [];
  }

  sort(tests) {
    const shuffled = shuffle([...tests].sort(byPath), this.seed);
    const first = shuffled.filter(({ path }) => FIRST.test(path));
    const waiting = shuffled.filter(({ path }) => WAITS.test(path) && !FIRST.test(path));
    const others = shuffled.filter(({ path }) => !WAITS.test(path) && !FIRST.test(path));
    // The last one has two shares beside it: it must not be left running alone.
    const share = Math.floor(others.length / (waiting.length + 1));
    const spread = waiting.flatMap((test, index) => [
      test,
      ...others.slice(index * share, (index + 1) * share),
    ]);
    const ordered = [...first, ...spread, ...others.slice(waiting.length * share)];
    const closeness = ({ path }) => Math.max(0, ...this.changed.map((file) => closenessOf(path, file)));
    return ordered.sort((a, b) => closeness(b) - closeness(a));
  }
}

const byPath = (a, b) => (a.path < b.path ? -1 : 1);

/**
 * A test is closest to a file of the same noun and room, such as `test/domain/fees/` to `domain/fees/`. The name of a
 * file such as `workflows/refund.ts` can be the noun, too.
 */
function closenessOf(test, file) {
  const [room, ...folders] = dirname(file).split('/');
  const { name } = parse(file);
  const nouns = [...folders, name, `${name}s`];
  return (
    (nouns.some((noun) => test.includes(`/${noun}/`)) ? 2 : 0) + (test.includes(`/test/${room}/`) ? 1 : 0)
  );
}

/** Shuffles after Fisher and Yates, the same way for the same seed. */
function shuffle(items, seed) {
  let state = seed;
  for (let last = items.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const chosen = Math.floor((state / 2 ** 32) * (last + 1));
    [items[last], items[chosen]] = [items[chosen], items[last]];
  }
  return items;
}
