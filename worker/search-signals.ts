/** Adds reported search events to the ranking signals, at intervals of ten seconds. */
import { type Logger } from '../log';
import { type Database } from '../db/database';
import { foldSearchEvents } from '../db/queries/search/events';
import { type Pump, startPump } from './pump';

const FOLD_IDLE_MS = 10_000;

export function startSearchSignals(db: Database, log: Logger): Pump {
  return startPump({ name: 'search-signals', work: () => foldSearchEvents(db), idleMs: FOLD_IDLE_MS, log });
}
