/** Gives committed events their place in the feed, makes their deliveries, and hands the first attempts on in memory. */
import { setTimeout as rest } from 'node:timers/promises';
import { type Database } from '../db/database';
import { fanOutEvents } from '../db/queries/webhooks/fan-out';
import { type Dispatcher } from './webhook-dispatcher';

const BATCH = 500;
/** When so many came at once, more are coming: the next batch gathers for a moment, and each costs less. */
const MANY = 4;
const GATHER_MS = 10;

/** Fans one batch out; answers whether more events may be waiting. */
export async function fanOut(
  db: Database,
  dispatcher: Pick<Dispatcher, 'lease' | 'dispatch'>,
): Promise<boolean> {
  const { numbered, jobs, waiting } = await fanOutEvents(db, BATCH, dispatcher.lease);
  dispatcher.dispatch(jobs, waiting);
  if (numbered >= MANY && numbered < BATCH) await rest(GATHER_MS);
  return numbered === BATCH;
}
