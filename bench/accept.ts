/**
 * Measures how many gifts a second the API accepts from 16 clients. Compares the API with a bare Koa handler, which
 * only writes the same rows in one transaction. The API and the handler take turns on one Postgres.
 */
import { buildActor, buildCharity } from '../test/factories';
import { closeDatabase, openDatabase } from '../db/database';
import { median, percentile, row, say } from './figures';
import { run, runServer } from './processes';
import { startBenchServices } from './services';

const CLIENTS = 16;
const GIFTS_PER_ROUND = 2_000;
const ROUNDS = 3;

interface Round {
  perSecond: number;
  latenciesMs: number[];
}

async function fire(url: string, key: string, body: string, gifts: number): Promise<Round> {
  const latenciesMs: number[] = [];
  let left = gifts;
  const client = async () => {
    while (left-- > 0) {
      const start = performance.now();
      const response = await fetch(`${url}/v1/donations`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
        body,
      });
      await response.arrayBuffer();
      if (response.status !== 201) throw new Error(`${url}/v1/donations answered ${response.status}`);
      latenciesMs.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { perSecond: gifts / ((performance.now() - start) / 1000), latenciesMs };
}

function report(name: string, rounds: Round[]): number {
  const perSecond = median(rounds.map((round) => round.perSecond));
  const all = rounds.flatMap((round) => round.latenciesMs);
  row(name, perSecond.toFixed(0), percentile(all, 0.5).toFixed(1), percentile(all, 0.99).toFixed(1));
  return perSecond;
}

export async function benchAccept(): Promise<void> {
  const services = await startBenchServices();
  const settings = services.environment;
  const db = openDatabase({ url: services.databaseUrl, poolMax: 2 });
  const [api, bare] = await Promise.all([
    runServer('api/server', settings),
    run('bench/bare-koa.ts', settings),
  ]);
  try {
    const { key } = await buildActor(db, { hourlyLimit: 10_000_000 });
    const charity = await buildCharity(db);
    const body = JSON.stringify({ charity_id: charity.id, amount: '25.00', currency: 'USD' });
    const ours: Round[] = [];
    const peers: Round[] = [];
    for (const url of [api.ready.url, bare.ready.url]) await fire(String(url), key, body, 300);
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await fire(String(api.ready.url), key, body, GIFTS_PER_ROUND));
      peers.push(await fire(String(bare.ready.url), key, body, GIFTS_PER_ROUND));
    }
    say(`\nAccepted gifts, ${CLIENTS} clients, ${ROUNDS} rounds of ${GIFTS_PER_ROUND}, medians`);
    row('', 'gifts/s', 'p50 ms', 'p99 ms');
    const platform = report('POST /v1/donations', ours);
    const peer = report('bare Koa, the same inserts', peers);
    say(`ratio of gifts/s: ${(platform / peer).toFixed(2)}`);
  } finally {
    await Promise.all([api.stop(), bare.stop()]);
    await closeDatabase(db);
    await services.stop();
  }
}
