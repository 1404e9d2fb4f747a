/** Folds what gifts and hours changed into the sums that impact is read from. */
import { type Logger } from '../log';
import { type Database } from '../db/database';
import { foldImpact } from '../db/queries/impact/fold';
import { type Pump, startPump } from './pump';

/** Reads are right before the fold too: it only keeps them cheap. */
const IDLE_MS = 1_000;

/** Looks once a second, and goes on a batch at a time while there is more. */
export function startImpactFold(db: Database, log: Logger): Pump {
  return startPump({ name: 'impact', work: async () => (await foldImpact(db)) > 0, idleMs: IDLE_MS, log });
}
