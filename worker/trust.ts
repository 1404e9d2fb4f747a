/** Refreshes trust scores that are over a day old, because time alone changes two of their factors. */
import { type Logger } from '../log';
import { type Database } from '../db/database';
import { refreshAgedTrust } from '../operations/trust/refresh-aged-trust';
import { type Pump, startPump } from './pump';

const TRUST_IDLE_MS = 600_000;

/** Runs every ten minutes, batch by batch until every score is fresh. */
export function startTrust(db: Database, log: Logger): Pump {
  return startPump({
    name: 'trust',
    work: () => refreshAgedTrust(db, new Date()),
    idleMs: TRUST_IDLE_MS,
    log,
  });
}
