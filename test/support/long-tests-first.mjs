/** The order of test files: those that start whole installations first, so that none of them is left running alone. */
import Sequencer from '@jest/test-sequencer';

const LONG = ['/test/faults/', '/test/e2e/'];

export default class LongTestsFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => LONG.some((room) => path.includes(room));
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
