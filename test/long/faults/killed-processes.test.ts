/** kill -9 of our own two processes: what was promised with a 201 is kept, once. */
import { selectRows } from '../../../db/database';
import { buildCharity } from '../../factories';
import { type Donor, openDonor } from './donors';
import { SETTLING_MS, TEST_TIMEOUT_MS, useInstallation } from '../../support/installation';
import { expectSettledExactlyOnce } from './invariants';
import { waitFor } from '../../support/wait';

const KILLS = 4;
/** Requests that are in every stage of their transactions when the API dies. */
const IN_FLIGHT = 10;

const installation = useInstallation();
let donor: Donor;
beforeEach(async () => {
  donor = await openDonor(installation);
});
afterEach(() => donor?.close());

it(
  'the API killed right after a 201, several times: each key makes one gift, and that is settled once',
  () =>
    installation.watch(async () => {
      const { api, db } = installation;
      const charity = await buildCharity(db);
      const stream = donor.startGiving(charity.id, 250);
      for (let kill = 1; kill <= KILLS; kill += 1) {
        stream.begin(IN_FLIGHT);
        await stream.nextAccepted(kill);
        expect(await api.kill('SIGKILL')).toBe('SIGKILL');
        await api.restart();
      }
      await stream.nextAccepted(10);
      const gifts = await stream.stop();
      expect(donor.refusals.filter(({ status }) => status === undefined).length).toBeGreaterThanOrEqual(
        KILLS,
      );

      for (const { request, idempotencyKey, answer } of gifts) {
        expect(await donor.client.donations.create(request, { idempotencyKey })).toEqual(answer);
      }
      await expectSettledExactlyOnce(installation, donor, gifts, SETTLING_MS);
    }),
  TEST_TIMEOUT_MS,
);

it(
  'the worker killed in mid-workflow and mid-delivery, several times: every gift is settled and told once',
  () =>
    installation.watch(async () => {
      const { worker, db } = installation;
      const charity = await buildCharity(db);
      const stream = donor.startGiving(charity.id, 250);
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await donor.receiver.behave(kill === 1 ? 'hang' : 'accept');
        const seen = donor.receiver.received.length;
        await waitFor(
          'gifts between broadcast and end',
          async () => (await countInMidWorkflow(donor.accountId)) >= 5,
        );
        await waitFor('a delivery', async () => donor.receiver.received.length > seen);
        expect(await worker.kill('SIGKILL')).toBe('SIGKILL');
        await worker.restart();
      }
      const gifts = await stream.stop();
      expect(donor.refusals).toEqual([]);
      await expectSettledExactlyOnce(installation, donor, gifts, SETTLING_MS);
    }),
  TEST_TIMEOUT_MS,
);

async function countInMidWorkflow(accountId: string): Promise<number> {
  const rows = await selectRows(
    installation.db,
    `SELECT 1 FROM donations d JOIN sandbox_transfers t ON t.hash = d.transaction_hash
     WHERE d.account_id = $1 AND d.status = 'pending'`,
    [accountId],
  );
  return rows.length;
}
