/** kill -9 of the services that ours stand on: gifts are accepted or refused honestly, and all recovers by itself. */
import { setTimeout as rest } from 'node:timers/promises';
import { buildCharity } from '../../factories';
import { type Donor, DONOR_WORDS, openDonor } from './donors';
import {
  type Installation,
  type OwnServers,
  SETTLING_MS,
  startInstallationWithServers,
  TEST_TIMEOUT_MS,
} from '../../support/installation';
import { expectSettledExactlyOnce } from './invariants';
import { waitFor } from '../../support/wait';

const OUTAGE_MS = 30_000;
const KILLS = 3;
/** A few seconds' worth. */
const SEEN_REFUSALS = 60;

/** Gifts that are in every stage when a service dies. */
const IN_FLIGHT = 30;

let installation: Installation & OwnServers;
let donor: Donor;
beforeAll(async () => {
  installation = await startInstallationWithServers();
});
afterAll(() => installation?.close());
beforeEach(async () => {
  donor = await openDonor(installation);
});
afterEach(() => donor?.close());

it(
  'Postgres killed under a stream of gifts, several times: 503 with Retry-After meanwhile, then API and worker go on by themselves',
  () =>
    installation.watch(async () => {
      const { api, worker, postgres, db } = installation;
      const pids = [api.pid, worker.pid];
      const charity = await buildCharity(db);
      const stream = donor.startGiving(charity.id, 250);
      await stream.nextAccepted(20);
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const seen = donor.refusals.length;
        stream.begin(IN_FLIGHT);
        await stream.nextAccepted(1);
        expect(await postgres.kill('SIGKILL')).toBe('SIGKILL');
        await waitFor('refusals', () => Promise.resolve(donor.refusals.length >= seen + SEEN_REFUSALS));
        await postgres.restart();
      }
      await stream.nextAccepted(10);
      const gifts = await stream.stop();

      const honest = { status: 503, retryAfter: expect.stringMatching(/^[1-9]\d*$/) as string };
      expect(donor.refusals).toEqual(donor.refusals.map(() => honest));
      await expectSettledExactlyOnce(installation, donor, gifts, SETTLING_MS);
      expect([api.pid, worker.pid]).toEqual(pids);
      expect((await fetch(`${api.address}/readyz`)).status).toBe(200);
      for (const { name, log } of [api, worker].map((each) => ({ name: each.name, log: each.log() }))) {
        expect({ name, leaks: [DONOR_WORDS, donor.key].filter((secret) => log.includes(secret)) }).toEqual({
          name,
          leaks: [],
        });
      }
    }),
  TEST_TIMEOUT_MS,
);

it(
  'Temporal killed for 30 s under a stream of gifts and failed deliveries: all is accepted at once, settled and told later',
  () =>
    installation.watch(async () => {
      const { api, worker, temporal, db } = installation;
      const pids = [api.pid, worker.pid];
      const charity = await buildCharity(db);
      const stream = donor.startGiving(charity.id, 400);
      stream.begin(IN_FLIGHT);
      await stream.nextAccepted(10);
      expect(await temporal.kill('SIGKILL')).toBe('SIGKILL');
      const outage = rest(OUTAGE_MS);
      await donor.receiver.behave('fail');
      await waitFor('a failed delivery', () => Promise.resolve(hasFailedDelivery(donor)));
      await donor.receiver.behave('accept');
      await outage;
      await temporal.restart();
      await stream.nextAccepted(5);
      const gifts = await stream.stop();

      expect(donor.refusals).toEqual([]);
      await expectSettledExactlyOnce(installation, donor, gifts, SETTLING_MS);
      expect([api.pid, worker.pid]).toEqual(pids);
    }),
  TEST_TIMEOUT_MS,
);

function hasFailedDelivery({ receiver }: Donor): boolean {
  return receiver.received.some(({ accepted }) => !accepted);
}

it(
  'Typesense killed under searches and changes: 503 with Retry-After meanwhile, gifts go on, and no change is missed',
  () =>
    installation.watch(async () => {
      const { api, worker, typesense, db } = installation;
      const pids = [api.pid, worker.pid];
      const search = async () => {
        const response = await fetch(`${api.address}/api/v1/search?q=lighthouse`, {
          headers: { Authorization: `Bearer ${donor.key}` },
        });
        const { total } = (await response.json()) as { total?: number };
        return { status: response.status, retryAfter: response.headers.get('retry-after'), total };
      };
      const foundAll = (made: number) => async () => (await search()).total === made;
      const charity = await buildCharity(db, { name: 'Lighthouse 1' });
      await waitFor('the first to be found', foundAll(1));
      const answers: Awaited<ReturnType<typeof search>>[] = [];
      expect(await typesense.kill('SIGKILL')).toBe('SIGKILL');
      await buildCharity(db, { name: 'Lighthouse 2' });
      const stream = donor.startGiving(charity.id, 250);
      await stream.nextAccepted(10);
      for (let asked = 0; asked < SEEN_REFUSALS; asked += 1) answers.push(await search());
      const restarted = typesense.restart();
      await buildCharity(db, { name: 'Lighthouse 3' });
      await restarted;
      await waitFor('all to be found', foundAll(3), SETTLING_MS);
      const gifts = await stream.stop();

      expect(answers).toEqual(answers.map(() => ({ status: 503, retryAfter: '5', total: undefined })));
      expect(donor.refusals).toEqual([]);
      await expectSettledExactlyOnce(installation, donor, gifts, SETTLING_MS);
      expect([api.pid, worker.pid]).toEqual(pids);
    }),
  TEST_TIMEOUT_MS,
);
