/**
 * Measures the cost of the rate limit. Looks up an API key without and with counting the request, in turn. The
 * difference is the cost. It should be at most 0.3 ms at p50. Calls run one at a time on one connection.
 */
import { hashKey } from '../gateways/secrets/tokens';
import { closeDatabase, openDatabase } from '../db/database';
import { admitKey, findActorByKeyHash } from '../db/queries/access/api-keys';
import { buildActor } from '../test/factories';
import { median, percentile, row, say } from './figures';
import { startBenchServices } from './services';

const ROUNDS = 20;
const CALLS_PER_ROUND = 500;
const LIMIT_MS = 0.3;

async function time(call: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let index = 0; index < CALLS_PER_ROUND; index++) {
    const start = performance.now();
    await call();
    took.push(performance.now() - start);
  }
  return took;
}

export async function benchRateLimit(): Promise<void> {
  const services = await startBenchServices();
  const db = openDatabase({ url: services.databaseUrl, poolMax: 1 });
  try {
    const { key } = await buildActor(db, { hourlyLimit: 10_000_000 });
    const hash = hashKey(key);
    const without: number[] = [];
    const counted: number[] = [];
    await time(() => admitKey(db, hash));
    await time(() => findActorByKeyHash(db, hash));
    for (let round = 0; round < ROUNDS; round++) {
      without.push(...(await time(() => findActorByKeyHash(db, hash))));
      counted.push(...(await time(() => admitKey(db, hash))));
    }
    say(`\nAdmitting a request, ${ROUNDS} rounds of ${CALLS_PER_ROUND}, one at a time`);
    row('', 'p50 ms', 'p95 ms');
    row('look-up only', median(without).toFixed(3), percentile(without, 0.95).toFixed(3));
    row('look-up and count', median(counted).toFixed(3), percentile(counted, 0.95).toFixed(3));
    const cost = median(counted) - median(without);
    say(
      `cost of the limit at p50: ${cost.toFixed(3)} ms of ${LIMIT_MS} ms (ratio ${(cost / LIMIT_MS).toFixed(2)})`,
    );
  } finally {
    await closeDatabase(db);
    await services.stop();
  }
}
