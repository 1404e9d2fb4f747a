/** `npm run test:times`: shows where the CPU time of the last run of the tests went, beside the budgets. */
import { describeFailure } from '../admin/console';
import { printTimes } from './test-times';

try {
  printTimes();
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
