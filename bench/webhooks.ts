/**
 * Webhooks: events a second delivered and the time from commit to arrival, at offered rates and at full load, beside a
 * floor (the same posts by a plain loop); and what one endpoint that hangs and one that refuses do to eight healthy ones.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Agent } from 'undici';
import { closeDatabase, type Database, openDatabase } from '../db/database';
import { buildActor, buildDonation } from '../test/factories';
import { row, say } from './figures';
import { type Running, run } from './processes';
import { startBenchServices } from './services';
import { type Load, type LoadResult, offer, type Target } from './webhook-load';

const FLOOR_POSTS = 5_000;
const FLOOR_CONCURRENCY = 16;

export async function benchWebhooks(): Promise<void> {
  const services = await startBenchServices();
  const settings = { DATABASE_URL: services.databaseUrl, TEMPORAL_ADDRESS: services.temporalAddress };
  const db = openDatabase({ url: services.databaseUrl, poolMax: 20 });
  const [api, worker, receiver] = await Promise.all([
    run('api/server.ts', settings),
    run('worker/main.ts', settings),
    run('bench/webhook-receiver.ts', {}),
  ]);
  const hanging = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  try {
    const hangingUrl = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}/`;
    const receiverUrl = String(receiver.ready.url);
    const healthy: Target[] = [];
    for (let index = 0; index < 10; index++) healthy.push(await subscribe(db, api, receiverUrl, true));
    const bad = [
      await subscribe(db, api, hangingUrl, false),
      await subscribe(db, api, 'http://127.0.0.1:1/', false),
    ];
    await api.stop();
    const gift = await buildDonation(db);
    const measure = (load: Load) => offer(db, gift, receiverUrl, load);
    await measure({ perSecond: 100, events: 300, targets: healthy });
    await measureRates(measure, healthy);
    await measureFullLoad(measure, healthy, receiverUrl);
    await measureIsolation(measure, healthy.slice(0, 8), bad);
  } finally {
    hanging.closeAllConnections();
    hanging.close();
    await Promise.all([api.stop(), worker.stop(), receiver.stop()]);
    await closeDatabase(db);
    await services.stop();
  }
}

type Measure = (load: Load) => Promise<LoadResult>;

async function measureRates(measure: Measure, targets: Target[]): Promise<void> {
  header('\nOffered rates');
  for (const perSecond of [50, 100, 200, 1_000]) {
    for (const endpoints of [1, 10]) {
      const load = {
        perSecond,
        events: Math.min(3_000, perSecond * 10),
        targets: targets.slice(0, endpoints),
      };
      print(`${perSecond}/s, ${endpoints} endpoint${endpoints === 1 ? '' : 's'}`, await measure(load));
    }
  }
}

async function measureFullLoad(measure: Measure, targets: Target[], receiverUrl: string): Promise<void> {
  header('\nFull load');
  const result = await measure({ perSecond: 0, events: 5_000, targets });
  print('as fast as 16 writers, 10 endpoints', result);
  const floor = await postPlainly(`${receiverUrl}/floor`);
  row('floor: plain posts, no database', floor.toFixed(0));
  say(`ratio of the floor to delivered/s: ${(floor / result.deliveredPerSecond).toFixed(1)}`);
}

async function measureIsolation(measure: Measure, healthy: Target[], bad: Target[]): Promise<void> {
  header('\nIsolation: eight healthy endpoints, alone and beside one that hangs and one that refuses');
  for (const [perSecond, name] of [
    [80, '80/s'],
    [0, 'full load'],
  ] as const) {
    const events = perSecond === 0 ? 4_000 : 800;
    const alone = await measure({ perSecond, events, targets: healthy });
    const mixed = await measure({
      perSecond: perSecond * 1.25,
      events: events * 1.25,
      targets: [...healthy, ...bad],
    });
    print(`${name} to the healthy, alone`, alone);
    print(`${name} to the healthy, beside the bad`, mixed);
    const p95 = mixed.p95Ms / alone.p95Ms;
    const throughput = alone.deliveredPerSecond / mixed.deliveredPerSecond;
    say(`ratios (aim: at most 1.2): p95 ${p95.toFixed(2)}, delivered/s ${throughput.toFixed(2)}`);
  }
}

/** An account with one endpoint for everything. */
async function subscribe(db: Database, api: Running, url: string, healthy: boolean): Promise<Target> {
  const { key, accountId } = await buildActor(db);
  const answer = await fetch(`${String(api.ready.url)}/v1/webhooks/endpoints`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ url, events: ['*'] }),
  });
  if (answer.status !== 201) throw new Error(`could not subscribe: ${answer.status} ${await answer.text()}`);
  return { accountId, healthy };
}

async function postPlainly(url: string): Promise<number> {
  const agent = new Agent({ connections: FLOOR_CONCURRENCY });
  const body = JSON.stringify({ event: 'donation.completed', data: { donation_id: 'x'.repeat(300) } });
  const { origin, pathname: path } = new URL(url);
  let left = FLOOR_POSTS;
  const startedAt = performance.now();
  const post = async () => {
    while (left-- > 0) {
      const answer = await agent.request({ origin, path, method: 'POST', body });
      await answer.body.dump();
    }
  };
  await Promise.all(Array.from({ length: FLOOR_CONCURRENCY }, post));
  const perSecond = FLOOR_POSTS / ((performance.now() - startedAt) / 1_000);
  await agent.close();
  return perSecond;
}

function header(title: string): void {
  say(title);
  row('', 'delivered/s', 'p50 ms', 'p95 ms', 'p99 ms', 'arrived', 'doubles');
}

function print(name: string, result: LoadResult): void {
  const { deliveredPerSecond, p50Ms, p95Ms, p99Ms, delivered, expected, doubles } = result;
  const times = [p50Ms, p95Ms, p99Ms].map((ms) => ms.toFixed(1));
  row(name, deliveredPerSecond.toFixed(0), ...times, `${delivered}/${expected}`, String(doubles));
}
