/** Expires qualifications of volunteers, and reminds their owners before. */
import { followExpiry } from '../activities/qualification-care';
import { type Database } from '../db/database';
import { type Logger } from '../log';
import { type Pump, startPump } from './pump';

const IDLE_MS = 300_000;

/** Runs every five minutes. */
export function startQualificationCare(db: Database, log: Logger): Pump {
  const work = () => followExpiry({ db, log }, new Date());
  return startPump({ name: 'qualification-care', work, idleMs: IDLE_MS, log });
}
