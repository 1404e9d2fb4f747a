/** Refreshes trust scores that are over a day old, because time alone changes two of their factors. */
import { inTransaction } from '../../db/database';
import { listAgedTrust } from '../../db/queries/trust/trust';
import { refreshTrust } from '../../operations/trust/ratings';
import { attemptEach, type Carer } from './attempt-each';

const BATCH = 100;

/**
 * Refreshes a batch of outdated trust scores. Scores become outdated without any event, because the factors
 * for history and updates change with time. Returns true if more scores may be outdated.
 */
export async function refreshAgedTrust(carer: Carer, at: Date): Promise<boolean> {
  const { db } = carer;
  const items = await listAgedTrust(db, at, BATCH);
  await attemptEach(carer, { care: 'trust', items, at }, ({ id: charityId }) =>
    inTransaction(db, (tx) => refreshTrust({ tx, at }, charityId)),
  );
  return items.length === BATCH;
}
