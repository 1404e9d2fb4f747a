/** Expires qualifications of volunteers, and reminds their owners before. */
import { type Logger } from '../log';
import { type Database, inTransaction } from '../db/database';
import { followExpiry } from '../operations/qualifications/follow-expiry';
import { type Pump, startPump } from './pump';

const IDLE_MS = 300_000;

/** Runs every five minutes. */
export function startQualificationCare(db: Database, log: Logger): Pump {
  const work = () => inTransaction(db, (tx) => followExpiry(tx, { at: new Date() }));
  return startPump({ name: 'qualification-care', work, idleMs: IDLE_MS, log });
}
