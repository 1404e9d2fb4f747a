/** SIGTERM of the API and of the worker in the middle of their work, as every deployment sends it. */
import { selectRows } from '../../../db/database';
import { buildCharity } from '../../factories';
import { type Donor, openDonor } from '../faults/donors';
import { SETTLING_MS, TEST_TIMEOUT_MS, useInstallation } from '../../support/installation';
import { expectSettledExactlyOnce } from '../faults/invariants';
import { waitFor } from '../../support/wait';

const CLIENTS = 8;
/** Refused, or closed before the server had read a byte of the request. */
const NO_CONNECTION = ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'];

const installation = useInstallation();
let donor: Donor;
beforeEach(async () => {
  donor = await openDonor(installation);
});
afterEach(() => donor?.close());

it(
  'SIGTERM of the API under load: every request gets its whole answer, or no connection and no effect; it exits with 0',
  () =>
    installation.watch(async () => {
      const { api, db } = installation;
      const charity = await buildCharity(db);
      const answered: string[] = [];
      const clients = Array.from({ length: CLIENTS }, async () => {
        for (;;) {
          const end = await giveOnce(api.address, donor.key, charity.id);
          if ('failure' in end) return end.failure;
          answered.push(end.donationId);
        }
      });
      await waitFor('load', () => Promise.resolve(answered.length > 5 * CLIENTS));
      expect(await api.kill('SIGTERM')).toBe('exit code 0');
      expect(api.log()).not.toContain('drain timed out');
      for (const failure of await Promise.all(clients)) expect(NO_CONNECTION).toContain(failure);
      const gifts = await selectRows<{ id: string }>(db, 'SELECT id FROM donations WHERE account_id = $1', [
        donor.accountId,
      ]);
      expect(gifts.map(({ id }) => id).sort()).toEqual(answered.sort());
      await api.restart();
    }),
  TEST_TIMEOUT_MS,
);

it(
  'SIGTERM of the worker with pending gifts and deliveries: it exits with 0, and the next worker continues them',
  () =>
    installation.watch(async () => {
      const { worker, db } = installation;
      const charity = await buildCharity(db);
      const stream = donor.startGiving(charity.id, 100);
      await waitFor('deliveries', () => Promise.resolve(donor.receiver.received.length > 20));
      // A worker that had to leave its activities would exit with 1.
      expect(await worker.kill('SIGTERM')).toBe('exit code 0');
      await worker.restart();
      await stream.nextAccepted(5);
      await expectSettledExactlyOnce(installation, donor, await stream.stop(), SETTLING_MS);
    }),
  TEST_TIMEOUT_MS,
);

/** One try without retries, on a connection that is kept for the next. */
async function giveOnce(
  url: string,
  key: string,
  charityId: string,
): Promise<{ donationId: string } | { failure: unknown }> {
  try {
    const response = await fetch(`${url}/v1/donations`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ charity_id: charityId, amount: '5.00', currency: 'USD' }),
    });
    const { donation_id: donationId } = (await response.json()) as { donation_id?: string };
    return donationId === undefined ? { failure: response.status } : { donationId };
  } catch (error) {
    const { cause } = Object(error) as { cause?: { code?: string } };
    return { failure: cause?.code ?? error };
  }
}
