/** Closes months and stores the hashes of their statements. */
import { inTransaction } from '../../db/database';
import { hasUnfoldedPosting, listUnhashed, listUnhashedMonths } from '../../db/queries/statements/months';
import { type Month, periodOf } from '../../domain/statements/period';
import {
  closeMonth,
  finishMonth,
  hashStatement,
  keepStatement,
} from '../../operations/statements/close-month';
import { attemptEach, type Carer } from './attempt-each';

const BATCH = 100;

/** Hashes a batch of statements, or closes a month. Returns true if more may be left. */
export async function closeStatements(carer: Carer, at: Date): Promise<boolean> {
  if (await hashStatements(carer, at)) return true;
  const { db, log } = carer;
  const month = await inTransaction(db, (tx) => closeMonth({ tx, at }));
  if (month !== undefined) log.info({ month }, 'a month was closed');
  return month !== undefined;
}

/**
 * Stores a batch of missing statement hashes of closed months. A statement that cannot be hashed keeps its month open
 * for hashes, and delays neither other statements nor later months. Returns true if more may be left.
 */
export async function hashStatements(carer: Carer, at: Date): Promise<boolean> {
  for (const month of await listUnhashedMonths(carer.db)) {
    if (await hasUnfoldedPosting(carer.db, periodOf(month).to)) return false;
    if (await hashBatch(carer, month, at)) return true;
  }
  return false;
}

/** Returns false if only statements are left whose earlier attempt failed. */
async function hashBatch(carer: Carer, month: Month, at: Date): Promise<boolean> {
  const { db } = carer;
  const unhashed = await listUnhashed(db, { month, at, limit: BATCH });
  if (unhashed.length === 0) await inTransaction(db, (tx) => finishMonth({ tx, at }, month));
  const items = unhashed.filter(({ isHeld }) => !isHeld);
  await attemptEach(carer, { care: 'statement_hash', items, at }, async ({ charityId, currency }) => {
    const sha256 = await hashStatement(db, { charityId, currency, period: periodOf(month) });
    await inTransaction(db, (tx) => keepStatement({ tx, at }, { charityId, currency, month, sha256 }));
  });
  return unhashed.length === 0 || items.length > 0;
}
