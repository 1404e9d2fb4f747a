/** Shuffles the test files by the run's seed, and spreads those that start processes among the others. */
import Sequencer from '@jest/test-sequencer';

/** Files of these rooms start installations and mostly wait. */
const WAITS = /\/test\/(e2e|replay|web|long\/(?!browser))\//;

/** The longest of all. It begins first, so that it is not left running alone. */
const FIRST = /\/test\/long\/guides\//;

export default class OrderOfFiles extends Sequencer {
  constructor({ globalConfig, ...rest }) {
    super({ globalConfig, ...rest });
    this.seed = globalConfig.seed;
  }

  sort(tests) {
    const shuffled = shuffle([...tests].sort(byPath), this.seed);
    const first = shuffled.filter(({ path }) => FIRST.test(path));
    const waiting = shuffled.filter(({ path }) => WAITS.test(path) && !FIRST.test(path));
    const others = shuffled.filter(({ path }) => !WAITS.test(path));
    // The last one has two shares beside it: it must not be left running alone.
    const share = Math.floor(others.length / (waiting.length + 1));
    const spread = waiting.flatMap((test, index) => [
      test,
      ...others.slice(index * share, (index + 1) * share),
    ]);
    return [...first, ...spread, ...others.slice(waiting.length * share)];
  }
}

const byPath = (a, b) => (a.path < b.path ? -1 : 1);

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
