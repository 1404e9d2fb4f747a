/** Scores trust anew where a day has passed: time alone moves two of its factors. */
import { type Logger } from '../log';
import { type Database } from '../db/database';
import { refreshAgedTrust } from '../operations/trust/refresh-aged-trust';
import { type Pump, startPump } from './pump';

const TRUST_IDLE_MS = 600_000;

/** Looks every ten minutes, and goes on a batch at a time while there is more. */
export function startTrust(db: Database, log: Logger): Pump {
  return startPump({
    name: 'trust',
    work: () => refreshAgedTrust(db, new Date()),
    idleMs: TRUST_IDLE_MS,
    log,
  });
}
