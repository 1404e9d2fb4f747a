/** kill -9 of one of several workers: the order and the limit of an endpoint hold over all of them, and over its death. */
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { GivingClient } from '../../../client/index';
import { selectRows } from '../../../db/database';
import { newId } from '../../../new-id';
import { buildActor, buildGift } from '../../factories';
import { completeGift } from '../../factories/gift-events';
import { SETTLING_MS, TEST_TIMEOUT_MS, useInstallation } from '../../support/installation';
import { sizeOf } from '../../support/large';
import { type Process, startWorkerProcess } from '../../support/processes';
import { innerHomes } from '../../support/services';
import { waitFor } from '../../support/wait';
import { waitUntilAtRest } from './invariants';
import { type SlowReceiver, startSlowReceiver } from './slow-receiver';

const EVENTS = sizeOf({ usual: 60, large: 1_000 });
const EVENTS_PER_SECOND = 20;
const WRITERS = 4;
/** A lease of 28 s on the lane and a poll of 1 s; the rest is for a busy machine. */
const LONGEST_WAIT_MS = 35_000;

const installation = useInstallation();
let workers: Process[];
let receivers: { one: SlowReceiver; five: SlowReceiver };
beforeEach(async () => {
  receivers = { one: await startSlowReceiver(), five: await startSlowReceiver() };
});
afterEach(async () => {
  await Promise.all(workers.slice(1).map((worker) => worker.kill('SIGKILL')));
  await Promise.all(Object.values(receivers).map((receiver) => receiver.close()));
});

/** Runs the installation's worker and others beside it. Each has a directory of its own. */
async function runWorkers(count: number): Promise<void> {
  const { home, environment, worker } = installation;
  const homes = Array.from({ length: count - 1 }, (_, index) => join(innerHomes(home), `worker-${index}`));
  workers = [worker, ...(await Promise.all(homes.map((each) => startWorkerProcess(each, environment))))];
}

/** Subscribes both receivers. Returns the account, and the endpoint that gets one request at a time. */
async function subscribe(): Promise<{ accountId: string; endpointId: string }> {
  const { db, api } = installation;
  const { key, accountId } = await buildActor(db);
  const client = new GivingClient({ apiKey: key, environment: 'sandbox', baseUrl: api.address });
  const add = (url: string, max_concurrency: number) =>
    client.webhooks.endpoints.create({ url, events: ['*'], max_concurrency });
  const { endpoint_id: endpointId } = await add(receivers.one.url, 1);
  await add(receivers.five.url, 5);
  return { accountId, endpointId };
}

/** Commits events from several clients at a steady pace. */
async function offerEvents(accountId: string): Promise<void> {
  const { db } = installation;
  const gift = await buildGift(db);
  const startedAt = Date.now();
  let next = 0;
  const write = async () => {
    for (let index = next++; index < EVENTS; index = next++) {
      await rest(Math.max(0, startedAt + (index * 1_000) / EVENTS_PER_SECOND - Date.now()));
      await completeGift(db, gift, newId('donation'), accountId);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}

/** Waits for a third of the events at the endpoint. Returns the worker that sends to it. */
async function findSenderInTheMiddle(endpointId: string): Promise<Process> {
  const { arrivals } = receivers.one;
  const isThere = () => Promise.resolve(arrivals.length >= EVENTS / 3);
  await waitFor('a third of the events', isThere, SETTLING_MS);
  const [lane] = await selectRows<{ worker: string }>(
    installation.db,
    'SELECT worker FROM webhook_lanes WHERE endpoint_id = $1',
    [endpointId],
  );
  const sender = workers.find(({ pid }) => lane?.worker.split('/')[1] === String(pid));
  if (sender === undefined) throw new Error(`no worker is ${String(lane?.worker)}`);
  return sender;
}

/** The first arrival of each event, in their order. */
function firstArrivals({ arrivals }: SlowReceiver): number[] {
  return [...new Set(arrivals.map(({ sequence }) => sequence))];
}

function longestGapMs({ arrivals }: SlowReceiver): number {
  return Math.max(...arrivals.slice(1).map(({ atMs }, index) => atMs - (arrivals[index]?.atMs ?? 0)));
}

async function expectOrderAndLimits(accountId: string): Promise<void> {
  await waitUntilAtRest(installation.db, { accountId }, SETTLING_MS);
  const { one, five } = receivers;
  const all = Array.from({ length: EVENTS }, (_, index) => index + 1);
  expect(firstArrivals(one)).toEqual(all);
  expect(firstArrivals(five).sort((a, b) => a - b)).toEqual(all);
  expect([one.mostAtOnce(), five.mostAtOnce()]).toEqual([1, 5]);
}

it.each([1, 2, 3])(
  'the sender of %i workers is killed: the events arrive in order, as many at once as the endpoint allows',
  (count) =>
    installation.watch(async () => {
      await runWorkers(count);
      const { accountId, endpointId } = await subscribe();
      const offering = offerEvents(accountId);
      const sender = await findSenderInTheMiddle(endpointId);
      expect(await sender.kill('SIGKILL')).toBe('SIGKILL');
      await sender.restart();
      await offering;
      await expectOrderAndLimits(accountId);
      const { one } = receivers;
      // Only the request in flight may come twice.
      const doubles = one.arrivals.length - EVENTS;
      expect(doubles).toBeLessThanOrEqual(1);
      expect(longestGapMs(one)).toBeLessThan(LONGEST_WAIT_MS);
      process.stdout.write(
        `kill -9 of 1 of ${count} workers, ${EVENTS} events: ${doubles} doubles, longest gap ${longestGapMs(one)} ms\n`,
      );
    }),
  TEST_TIMEOUT_MS,
);

it(
  'a worker that hangs for longer than its lease sends nothing that another has taken over',
  () =>
    installation.watch(async () => {
      await runWorkers(2);
      const { accountId, endpointId } = await subscribe();
      const offering = offerEvents(accountId);
      const sender = await findSenderInTheMiddle(endpointId);
      process.kill(sender.pid, 'SIGSTOP');
      const { arrivals } = receivers.one;
      const takenOverAt = arrivals.length + 3;
      await waitFor('another worker', () => Promise.resolve(arrivals.length >= takenOverAt), SETTLING_MS);
      process.kill(sender.pid, 'SIGCONT');
      await offering;
      await expectOrderAndLimits(accountId);
      expect(receivers.one.arrivals.length - EVENTS).toBeLessThanOrEqual(1);
    }),
  TEST_TIMEOUT_MS,
);
