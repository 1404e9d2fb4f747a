/**
 * Measures delivered events a second and the time from commit to arrival, at offered rates and at full load. Compares
 * full load with two floors (least possible costs). Measures how two bad endpoints affect eight healthy endpoints.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { closeDatabase, type Database, openDatabase } from '../db/database';
import { buildActor, buildGift } from '../test/factories';
import { median, say } from './figures';
import { type Running, run, runServer } from './processes';
import { type BenchServices, startBenchServices } from './services';
import { measureIsolation } from './webhook-isolation';
import { header, type LoadResult, type Measure, measureLoad, print, type Target } from './webhook-load';
import { createSubscriptions } from './webhook-subscriptions';

const RATES = [50, 100, 200, 1_000];
const SECONDS_AT_A_RATE = 5;
const ROUNDS = 5;
const ENDPOINTS = 10;
const GIFTS = 100;
const EVENTS_AT_FULL_LOAD = 8_000;
/** This many posts take so long that the clock's resolution does not matter. */
const POSTS_ALONE = 10_000;

export async function benchWebhooks(): Promise<void> {
  const services = await startBenchServices({ hasWorker: true });
  const settings = services.environment;
  const db = openDatabase({ url: services.databaseUrl, poolMax: 5 });
  const [api, worker, receiver, writer] = await Promise.all([
    runServer('api/server', settings),
    runServer('worker/main', settings),
    run('bench/webhook-receiver.ts', {}),
    run('bench/webhook-writer.ts', settings),
  ]);
  const hanging = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  try {
    const receiverUrl = String(receiver.ready.url);
    const subscriptions = createSubscriptions(db, String(api.ready.url), {
      healthyUrl: receiverUrl,
      badUrls: [`http://127.0.0.1:${(hanging.address() as AddressInfo).port}/`, 'http://127.0.0.1:1/'],
    });
    const targets = await subscriptions.addHealthy(ENDPOINTS);
    const giftIds = await buildGifts(db);
    const pids = { writer: writer.pid, receiver: receiver.pid, worker: worker.pid, ...services.pids };
    const measure: Measure = (load) =>
      measureLoad({ writerUrl: String(writer.ready.url), receiverUrl, giftIds, pids }, load);
    await measure({ perSecond: 0, events: 2_000, targets });
    await measureRates(measure, targets);
    await withFloor(services, receiver, (floor, accounts) =>
      measureFullLoad(measure, targets, floor, accounts),
    );
    await measureIsolation(measure, subscriptions, targets);
  } finally {
    hanging.closeAllConnections();
    hanging.close();
    await Promise.all([api, worker, receiver, writer].map((each) => each.stop()));
    await closeDatabase(db);
    await services.stop();
  }
}

async function buildGifts(db: Database): Promise<string[]> {
  const gifts = await Promise.all(Array.from({ length: GIFTS }, () => buildGift(db)));
  return gifts.map(({ id }) => id);
}

async function measureRates(measure: Measure, targets: Target[]): Promise<void> {
  header('\nOffered rates (aim: p95 at most 60 ms at 100/s and 100 ms at 200/s)');
  for (const perSecond of RATES) {
    for (const endpoints of [1, ENDPOINTS]) {
      const load = { perSecond, events: perSecond * SECONDS_AT_A_RATE, targets: targets.slice(0, endpoints) };
      print(`${perSecond}/s, ${endpoints} endpoint${endpoints === 1 ? '' : 's'}`, await measure(load));
    }
  }
}

/** Runs `work` with a floor, in which the writers post their own events. No worker uses the floor's database. */
async function withFloor(
  { idleDatabaseUrl, pids }: BenchServices,
  receiver: Running,
  work: (floor: Measure, accounts: Target[]) => Promise<void>,
): Promise<void> {
  const db: Database = openDatabase({ url: idleDatabaseUrl, poolMax: 5 });
  const writer = await run('bench/webhook-writer.ts', { DATABASE_URL: idleDatabaseUrl });
  try {
    const giftIds = await buildGifts(db);
    const accounts = await Promise.all(Array.from({ length: ENDPOINTS }, () => buildActor(db)));
    const stand = {
      writerUrl: String(writer.ready.url),
      receiverUrl: String(receiver.ready.url),
      giftIds,
      pids: { writer: writer.pid, receiver: receiver.pid, ...pids },
    };
    await work(
      (load) => measureLoad(stand, load),
      accounts.map(({ accountId }) => ({ accountId, isHealthy: true, isMeasured: true })),
    );
  } finally {
    await writer.stop();
    await closeDatabase(db);
  }
}

/** Measures the floors and the platform in turn, several times, because the machine's speed changes during a run. */
async function measureFullLoad(
  measure: Measure,
  targets: Target[],
  floor: Measure,
  accounts: Target[],
): Promise<void> {
  const load = { perSecond: 0, events: EVENTS_AT_FULL_LOAD };
  const ours: LoadResult[] = [];
  const posted: LoadResult[] = [];
  const plain: LoadResult[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await measure({ ...load, targets }));
    posted.push(await floor({ ...load, targets: accounts, floor: 'transactions and posts' }));
    plain.push(await floor({ ...load, targets: accounts, events: POSTS_ALONE, floor: 'posts' }));
  }
  header('\nFull load: 16 writers, 10 endpoints, one transaction per event');
  for (const result of ours) print('delivered by the platform', result);
  for (const result of posted) print('floor: writers post themselves', result);
  for (const result of plain) print('posts alone, no events', result);
  const perSecond = (results: LoadResult[]) =>
    median(results.map(({ deliveredPerSecond }) => deliveredPerSecond));
  say(`delivered/s, median: ${perSecond(ours).toFixed(0)} (aim: at least 1200)`);
  say(`floor ÷ delivered: ${(perSecond(posted) / perSecond(ours)).toFixed(2)} (aim: at most 2)`);
  say(`posts alone ÷ delivered: ${(perSecond(plain) / perSecond(ours)).toFixed(2)}`);
}
