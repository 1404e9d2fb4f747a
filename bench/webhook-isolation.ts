/**
 * Measures how a hanging endpoint and a refusing endpoint affect eight healthy endpoints. In turn, the eight run beside
 * two more healthy endpoints, and beside the two bad endpoints.
 */
import { setTimeout as rest } from 'node:timers/promises';
import { median, say } from './figures';
import { header, type LoadResult, type Measure, print, type Target } from './webhook-load';
import { type Subscriptions } from './webhook-subscriptions';

const ROUNDS = 5;
/** Lets Temporal finish its work for the ended retries. */
const BREATH_MS = 2_000;

interface Kind {
  name: string;
  perSecond: number;
  /** All ten endpoints together get this many events. */
  events: number;
}

/** Light load lasts longer than the timeout of a request, so that it includes timeouts and their retries. */
const KINDS: Kind[] = [
  { name: '100/s', perSecond: 100, events: 1_800 },
  { name: 'full load', perSecond: 0, events: 4_000 },
];

export async function measureIsolation(
  measure: Measure,
  subscriptions: Subscriptions,
  targets: Target[],
): Promise<void> {
  const eight = targets.slice(0, 8);
  const twoMore = targets.slice(8).map((target) => ({ ...target, isMeasured: false }));
  header(
    '\nIsolation: eight healthy endpoints, beside two healthy ones, and beside one that hangs and one that refuses',
  );
  for (const { name, perSecond, events } of KINDS) {
    const besideHealthy: LoadResult[] = [];
    const besideBad: LoadResult[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      besideHealthy.push(await measure({ perSecond, events, targets: [...eight, ...twoMore] }));
      const bad = await subscriptions.addBad();
      besideBad.push(await measure({ perSecond, events, targets: [...eight, ...bad.targets] }));
      await bad.remove();
      await rest(BREATH_MS);
    }
    for (const result of besideHealthy) print(`${name}, all ten healthy`, result);
    for (const result of besideBad) print(`${name}, beside the two bad`, result);
    const of = (results: LoadResult[], figure: 'p95Ms' | 'deliveredPerSecond') =>
      median(results.map((result) => result[figure]));
    const p95 = of(besideBad, 'p95Ms') / of(besideHealthy, 'p95Ms');
    const throughput = of(besideHealthy, 'deliveredPerSecond') / of(besideBad, 'deliveredPerSecond');
    say(
      `ratios of the medians (aim: at most 1.2): p95 ${p95.toFixed(2)}, delivered/s ${throughput.toFixed(2)}`,
    );
  }
}
