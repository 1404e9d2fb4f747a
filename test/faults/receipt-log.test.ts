/** The receipt log under kill -9: one leaf for each completed gift, and one history for everyone who ever looked. */
import {
  type Installation,
  type OwnServers,
  startInstallationWithServers,
  TEST_TIMEOUT_MS,
} from '../support/installation';
import { killUnderReceipts, ON_RECEIPTS } from '../support/receipt-kills';

/** `npm run bench -- receipt-faults` does the same with 10,000. */
const GIFTS = 210;
const DECLINED = GIFTS / 7;

let installation: Installation & OwnServers;
beforeAll(async () => {
  installation = await startInstallationWithServers(undefined, ON_RECEIPTS);
});
afterAll(() => installation?.close());

it(
  'worker and Postgres killed under gifts: every completed gift has one leaf, and no checkpoint was ever taken back',
  () =>
    installation.watch(async () => {
      const report = await killUnderReceipts(installation, { gifts: GIFTS, kills: 2 });
      const { killed, checkpoints, seconds, ...rest } = report;
      expect(killed.map(({ name }) => name)).toEqual(['worker', 'postgres']);
      expect(rest).toEqual({
        ends: { completed: GIFTS - DECLINED, failed: DECLINED },
        leaves: GIFTS - DECLINED,
        giftsWithoutLeaf: [],
        foreignLeaves: [],
        unprovenLeaves: [],
        forks: [],
        wrongNotes: [],
        isWhole: true,
      });
      process.stdout.write(`kill -9 under ${GIFTS} gifts: ${checkpoints} checkpoints, ${seconds} s\n`);
    }),
  TEST_TIMEOUT_MS,
);
