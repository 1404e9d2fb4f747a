/** kill -9 of every process in turn while events are on their way: each arrives, under one id, with the same bytes. */
import { join } from 'node:path';
import {
  type Installation,
  type OwnServers,
  startInstallationWithServers,
  TEST_TIMEOUT_MS,
} from '../../support/installation';
import { sizeOf } from '../../support/large';
import { killUnderWebhooks } from './webhook-kills';

const EVENTS = sizeOf({ usual: 1_000, large: 5_000 });

let installation: Installation & OwnServers;
beforeAll(async () => {
  installation = await startInstallationWithServers();
});
afterAll(() => installation?.close());

it(
  'receiver, worker, Temporal, API and Postgres killed in turn: every event arrives at least once, unaltered',
  () =>
    installation.watch(async () => {
      const notesFile = join(installation.home, 'received');
      const report = await killUnderWebhooks(installation, { events: EVENTS, notesFile });
      const { killed, events, broken, missing, altered, foreign, hasGaps, doubles, retried } = report;
      expect(killed.map(({ name }) => name)).toEqual(['receiver', 'worker', 'temporal', 'api', 'postgres']);
      expect({ broken, missing, altered, foreign, hasGaps }).toEqual({
        broken: [],
        missing: [],
        altered: [],
        foreign: [],
        hasGaps: false,
      });
      // Not one more either: what was repeated after a lost answer made no second event.
      expect(events).toBe(EVENTS);
      expect(retried).toBeGreaterThan(0);
      // Only requests that were running when the receiver, worker or Postgres died arrive twice.
      expect(doubles).toBeLessThan(EVENTS / 2);
      process.stdout.write(
        `kill -9 of every process under ${events} events: ${doubles} doubles, ${retried} retried\n`,
      );
    }),
  TEST_TIMEOUT_MS,
);
