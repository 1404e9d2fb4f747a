/** The order of test files: those that start whole installations one after another, with others beside them. */
import Sequencer from '@jest/test-sequencer';

const LONG = ['/test/faults/', '/test/e2e/', '/test/scenarios/', '/test/docs/guides'];

export default class SpreadLongTests extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONG.some((room) => path.includes(room));
    const [long, others] = [sorted.filter(isLong), sorted.filter((test) => !isLong(test))];
    // The last one has two shares beside it: it must not be left running alone.
    const share = Math.floor(others.length / (long.length + 1));
    const spread = long.flatMap((test, index) => [test, ...others.slice(index * share, (index + 1) * share)]);
    return [...spread, ...others.slice(long.length * share)];
  }
}
