/** Numbers committed events, creates their deliveries, and passes the first attempts to the dispatcher in memory. */
import { setTimeout as rest } from 'node:timers/promises';
import { type Database } from '../../db/database';
import { fanOutEvents } from '../../db/queries/webhooks/fan-out';
import { type Dispatcher } from './dispatcher';

const BATCH = 500;
/** After this many events, more events are likely. A short wait makes the next batch larger and each event cheaper. */
const MANY = 4;
const GATHER_MS = 10;

/** Fans out one batch. Returns whether more events may be waiting. */
export async function fanOut(db: Database, dispatcher: Pick<Dispatcher, 'fanOut'>): Promise<boolean> {
  const { numbered } = await dispatcher.fanOut((lease) => fanOutEvents(db, BATCH, lease));
  if (numbered >= MANY && numbered < BATCH) await rest(GATHER_MS);
  return numbered === BATCH;
}
