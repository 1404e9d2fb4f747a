/** Adds new postings to the sums of charities' funds. */
import { type Logger } from '../log';
import { type Database } from '../db/database';
import { foldFunds } from '../operations/ledger/fold-funds';
import { type Pump, startPump } from './pump';

/** Affects only speed: reads also count the postings that are not added to the sums yet. */
const IDLE_MS = 1_000;

/** Runs every second, batch by batch until no posting is left. */
export function startFundsFold(db: Database, log: Logger): Pump {
  return startPump({
    name: 'funds',
    work: async () => (await foldFunds(db, new Date())) > 0,
    idleMs: IDLE_MS,
    log,
  });
}
