/** The receipt log under kill -9 and restored backups: one leaf for each completed gift, and one history for everyone who ever looked. */
import { createActivities } from '../../activities';
import { GivingClient } from '../../client';
import { readConfig } from '../../config';
import { selectRows } from '../../db/database';
import { findNewestCheckpoint } from '../../db/queries/receipt-log/checkpoints';
import { listLeavesOfGift } from '../../db/queries/receipt-log/leaves';
import { findOpenLog } from '../../db/queries/receipt-log/logs';
import { createGateways } from '../../gateways';
import { buildActor, buildCharity } from '../factories';
import {
  type Installation,
  type OwnServers,
  startInstallationWithServers,
  TEST_TIMEOUT_MS,
} from '../support/installation';
import { killUnderReceipts, ON_RECEIPTS } from '../support/receipt-kills';
import { backUpPostgres } from '../support/restore-postgres';
import { waitFor } from '../support/wait';

/** `npm run bench -- receipt-faults` does the same with 10,000. */
const GIFTS = 104;
const DECLINED = GIFTS / 8;

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

it(
  'Postgres set back to an earlier moment: the signer refuses, nothing is signed, and gifts wait without failing',
  () =>
    installation.watch(async () => {
      const { api, worker, postgres, db } = installation;
      const give = await openGiver();
      await completed(await give());
      const backup = await backUpPostgres(postgres, db);
      const earlier = await findNewest();
      await completed(await give());
      await backup.restore();

      const id = await give();
      const details = await waitFor('the refusal', async () => {
        const answer = await fetch(`${api.address}/readyz`);
        const { details } = (await answer.json()) as { details: string[] };
        return details.length > 0 && details;
      });
      const [size, signed] = [earlier?.size ?? 0, (earlier?.size ?? 0) + 1];
      const refusal = `The log has ${size} leaves, but ${signed} leaves were signed before.`;
      expect(details).toEqual([`RECEIPT_LOG_REFUSED: ${refusal}`]);
      expect(worker.log()).toContain('"code":"RECEIPT_LOG_REFUSED"');
      const activities = createActivities({ db, gateways: createGateways(readConfig({}), db) });
      const last = await waitFor('the leaf of the gift', async () => {
        const [leaf] = await listLeavesOfGift(db, id);
        return leaf !== undefined && activities.settleDonation({ donationId: id, lastCheck: true });
      });
      expect(last).toMatchObject({ status: 'pending' });
      expect(await listLeavesOfGift(db, id)).toMatchObject([{ leafIndex: null }]);
      expect(await findNewest()).toEqual(earlier);
    }),
  TEST_TIMEOUT_MS,
);

async function openGiver(): Promise<() => Promise<string>> {
  const { api, db } = installation;
  const { key } = await buildActor(db);
  const charity = await buildCharity(db);
  const client = new GivingClient({
    apiKey: key,
    environment: 'sandbox',
    baseUrl: api.address,
    maxRetries: 60,
  });
  const gift = { charity_id: charity.id, amount: '5.00', currency: 'USD' } as const;
  return async () => (await client.donations.create(gift)).donation_id;
}

async function completed(id: string): Promise<void> {
  await waitFor(`${id} to complete`, async () => {
    const rows = await selectRows(
      installation.db,
      `SELECT 1 FROM donations WHERE id = $1 AND status = 'completed'`,
      [id],
    );
    return rows.length > 0;
  });
}

async function findNewest() {
  const log = await findOpenLog(installation.db);
  return log && findNewestCheckpoint(installation.db, log.id);
}
