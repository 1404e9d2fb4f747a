/** Adds new changes of gifts and hours to the impact totals. */
import { type Logger } from '../log';
import { type Database } from '../db/database';
import { foldImpact } from '../operations/impact/fold-impact';
import { type Pump, startPump } from './pump';

/** Affects only speed: reads also count the changes that are not added to the totals yet. */
const IDLE_MS = 1_000;

/** Runs every second, batch by batch until no change is left. */
export function startImpactFold(db: Database, log: Logger): Pump {
  return startPump({ name: 'impact', work: async () => (await foldImpact(db)) > 0, idleMs: IDLE_MS, log });
}
