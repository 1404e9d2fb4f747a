/** What one endpoint that hangs and one that refuses do to eight healthy ones: alone and beside them in turn. */
import { setTimeout as rest } from 'node:timers/promises';
import { median, say } from './figures';
import { header, type LoadResult, type Measure, print, type Target } from './webhook-load';
import { type Subscriptions } from './webhook-subscriptions';

const ROUNDS = 3;
/** What the ended retries leave Temporal to do. */
const BREATH_MS = 2_000;

interface Kind {
  name: string;
  /** To the eight healthy endpoints together. */
  perSecond: number;
  eventsAlone: number;
  eventsBeside: number;
}

/** Light load lasts longer than a hanging request may, so that its failures and their retries are in it. */
const KINDS: Kind[] = [
  { name: '80/s to the healthy', perSecond: 80, eventsAlone: 800, eventsBeside: 1_440 },
  { name: 'full load', perSecond: 0, eventsAlone: 3_200, eventsBeside: 3_200 },
];

export async function measureIsolation(
  measure: Measure,
  subscriptions: Subscriptions,
  healthy: Target[],
): Promise<void> {
  header('\nIsolation: eight healthy endpoints, alone and beside one that hangs and one that refuses');
  for (const { name, perSecond, eventsAlone, eventsBeside } of KINDS) {
    const alone: LoadResult[] = [];
    const beside: LoadResult[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(await measure({ perSecond, events: eventsAlone, targets: healthy }));
      const bad = await subscriptions.addBad();
      beside.push(
        await measure({
          perSecond: perSecond * 1.25,
          events: eventsBeside * 1.25,
          targets: [...healthy, ...bad.targets],
        }),
      );
      await bad.remove();
      await rest(BREATH_MS);
    }
    for (const result of alone) print(`${name}, alone`, result);
    for (const result of beside) print(`${name}, beside the bad`, result);
    const of = (results: LoadResult[], figure: 'p95Ms' | 'deliveredPerSecond') =>
      median(results.map((result) => result[figure]));
    const p95 = of(beside, 'p95Ms') / of(alone, 'p95Ms');
    const throughput = of(alone, 'deliveredPerSecond') / of(beside, 'deliveredPerSecond');
    say(
      `ratios of the medians (aim: at most 1.2): p95 ${p95.toFixed(2)}, delivered/s ${throughput.toFixed(2)}`,
    );
  }
}
