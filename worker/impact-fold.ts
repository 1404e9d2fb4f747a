/** Folds changes of gifts and hours into the sums of impact. */
import { type Logger } from '../log';
import { type Database } from '../db/database';
import { foldImpact } from '../operations/impact/fold-impact';
import { type Pump, startPump } from './pump';

/** Reads are right before the fold too; the fold keeps them cheap. */
const IDLE_MS = 1_000;

/** Folds every second, a batch at a time until none is left. */
export function startImpactFold(db: Database, log: Logger): Pump {
  return startPump({ name: 'impact', work: async () => (await foldImpact(db)) > 0, idleMs: IDLE_MS, log });
}
