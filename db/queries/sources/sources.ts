/** Stores the payment sources of users, and the processor's id of each user. */
import { Transaction } from 'sequelize';
import { type ProcessorName } from '../../../domain/charges/charge';
import { type SourceKind } from '../../../domain/sources/source';
import { type Database, runStatement, selectRows } from '../../database';
import { isCareDue } from '../platform/care-attempts';
import { count, find, insert, list, listPage, lock, update } from '../../rows';
import { columnsOf } from '../../tables/columns';
import { type PaymentSourceRow, paymentSources, processorCustomers } from '../../tables/sources';

export type StoredSource = Omit<PaymentSourceRow, 'expiryTold'>;

export async function insertSource(tx: Database, source: StoredSource): Promise<void> {
  await insert(tx, paymentSources, source);
}

/** Finds a source of a user. Removed sources are not found. */
export async function findSource(
  db: Database,
  id: string,
  userId: string,
): Promise<StoredSource | undefined> {
  const where = { id, userId, removedAt: null };
  return find(db, paymentSources, where);
}

/** Finds the user's default source of a kind. It pays gifts that name no source. */
export async function findDefaultSource(
  db: Database,
  userId: string,
  kind: SourceKind,
): Promise<StoredSource | undefined> {
  const [source] = await selectRows<StoredSource>(db, FIND_DEFAULT, [userId, kind], { prepared: true });
  return source;
}

const FIND_DEFAULT = `SELECT ${columnsOf(paymentSources)} FROM payment_sources
  WHERE user_id = $1 AND kind = $2 AND is_default AND status = 'ready' AND removed_at IS NULL`;

/** Reads one source of a user and locks it until the transaction ends. */
export async function lockSource(
  tx: Database,
  id: string,
  userId: string,
): Promise<StoredSource | undefined> {
  const where = { id, userId, removedAt: null };
  return lock(tx, paymentSources, where);
}

/** Reads a saved source of a user. Until the transaction ends, nobody can remove the source. */
export async function shareSource(
  tx: Database,
  id: string,
  userId: string,
): Promise<StoredSource | undefined> {
  return lock(tx, paymentSources, { id, userId, isSaved: true, removedAt: null }, Transaction.LOCK.SHARE);
}

/** Uses up a source that is not saved. Returns false if another gift has already used it. */
export async function spendSource(tx: Database, id: string, at: Date): Promise<boolean> {
  const spent = await update(tx, paymentSources, { id, isSaved: false, removedAt: null }, { removedAt: at });
  return spent === 1;
}

/** Binds a guest's source to a gift or plan, and clears its default flag. Returns false if it is already bound. */
export async function bindStoredSource(tx: Database, id: string, boundTo: string): Promise<boolean> {
  const bound = await update(tx, paymentSources, { id, boundTo: null }, { boundTo, isDefault: false });
  return bound === 1;
}

/**
 * Locks all sources of a user until the transaction ends, so that only one transaction at a time changes
 * them.
 */
export async function lockSourcesOf(tx: Database, userId: string): Promise<void> {
  await runStatement(tx, `SELECT pg_advisory_xact_lock(hashtextextended('sources/' || $1, 0))`, [userId]);
}

/** Counts the sources that a user has not removed or used up. */
export async function countSources(db: Database, userId: string): Promise<number> {
  const where = { userId, removedAt: null };
  return count(db, paymentSources, where);
}

/**
 * Makes the user's default source of a kind an ordinary source. Leaves out sources that are not ready. Their
 * flag means that they become the default when they are ready.
 */
export async function clearDefault(tx: Database, userId: string, kind: SourceKind): Promise<void> {
  await update(tx, paymentSources, { userId, kind, status: 'ready', isDefault: true }, { isDefault: false });
}

/** Finds the source of an unfinished setup at the processor. Removed sources are not found. */
export async function findSourceBySetup(
  db: Database,
  processor: ProcessorName,
  setupReference: string,
): Promise<StoredSource | undefined> {
  const where = { processor, setupReference, removedAt: null };
  return find(db, paymentSources, where);
}

/**
 * Identifies a card, account or wallet by the processor's id. Several sources can have the same id: all users
 * of a sandbox share its test cards.
 */
export interface SourceName {
  processor: ProcessorName;
  reference: string;
  userId?: string | undefined;
}

/** Lists the sources with the same card, account or wallet. Removed sources are left out. */
export async function listSourcesNamed(
  db: Database,
  { processor, reference, userId }: SourceName,
): Promise<StoredSource[]> {
  return list(
    db,
    paymentSources,
    { processor, reference, removedAt: null, ...(userId === undefined ? {} : { userId }) },
    { order: ['id'] },
  );
}

/**
 * Lists sources that were removed before `before` and that the processor may now forget. Leaves out a source that an
 * open charge needs. Also leaves out a source whose card, account or wallet another source has.
 */
export async function listSourcesToForget(
  db: Database,
  { processor, before, at, limit }: { processor: ProcessorName; before: Date; at: Date; limit: number },
): Promise<{ id: string; reference: string }[]> {
  return selectRows(
    db,
    `SELECT s.id, s.reference FROM payment_sources s
     WHERE s.removed_at < $2 AND s.forgotten_at IS NULL AND s.processor = $1 AND s.reference IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM charges c WHERE c.source_reference = s.reference
         AND c.state IN ('unasked', 'requires_action', 'processing'))
       AND NOT EXISTS (SELECT 1 FROM payment_sources o WHERE o.reference = s.reference
         AND o.processor = s.processor AND o.removed_at IS NULL)
       AND ${isCareDue('removed_source', 's.id', '$4')}
     ORDER BY s.removed_at LIMIT $3`,
    [processor, before, limit, at],
  );
}

export async function updateSource(tx: Database, id: string, changes: Partial<StoredSource>): Promise<void> {
  await update(tx, paymentSources, { id }, changes);
}

/** Returns a page of a user's saved sources, newest first, and the total. */
export async function listSources(
  db: Database,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ sources: StoredSource[]; total: number }> {
  const { rows, total } = await listPage(
    db,
    paymentSources,
    { userId, isSaved: true, removedAt: null },
    { order: [['id', 'DESC']], ...page },
  );
  return { sources: rows, total };
}

/** Returns the processor's id of a user, or undefined if the processor does not know the user yet. */
export async function findCustomer(
  db: Database,
  userId: string,
  processor: ProcessorName,
): Promise<{ reference: string | null } | undefined> {
  return find(db, processorCustomers, { userId, processor });
}

/** Stores the processor's id of a user, unless one is already stored. Returns the stored id. */
export async function keepCustomer(
  tx: Database,
  customer: { userId: string; processor: ProcessorName; reference: string | null },
): Promise<{ reference: string | null } | undefined> {
  await runStatement(
    tx,
    'INSERT INTO processor_customers (user_id, processor, reference) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [customer.userId, customer.processor, customer.reference],
  );
  return findCustomer(tx, customer.userId, customer.processor);
}
