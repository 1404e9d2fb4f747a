/** Refreshes trust scores that are over a day old, because time alone changes two of their factors. */
import { attemptEach, type Carer } from '../activities/attempt-each';
import { type Database, inTransaction } from '../db/database';
import { listAgedTrust } from '../db/queries/trust/trust';
import { type Logger } from '../log';
import { refreshTrust } from '../operations/trust/refresh-trust';
import { type Pump, startPump } from './pump';

const TRUST_IDLE_MS = 600_000;
const BATCH = 100;

/** Runs every ten minutes, batch by batch until every score is fresh. */
export function startTrust(db: Database, log: Logger): Pump {
  return startPump({
    name: 'trust',
    work: () => refreshAgedTrust({ db, log }, new Date()),
    idleMs: TRUST_IDLE_MS,
    log,
  });
}

/**
 * Refreshes a batch of outdated trust scores. Scores become outdated without any event, because the factors
 * for history and updates change with time. Returns true if more scores may be outdated.
 */
export async function refreshAgedTrust(carer: Carer, at: Date): Promise<boolean> {
  const { db } = carer;
  const items = await listAgedTrust(db, at, BATCH);
  await attemptEach(carer, { care: 'trust', items, at }, ({ id: charityId }) =>
    inTransaction(db, (tx) => refreshTrust(tx, { charityId, at })),
  );
  return items.length === BATCH;
}
