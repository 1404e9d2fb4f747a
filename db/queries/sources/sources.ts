/** Stores the payment sources of users, and the processor's names of users. */
import { type ProcessorName } from '../../../domain/charges/charge';
import { type SourceKind } from '../../../domain/sources/source';
import { type Database, selectRows } from '../../database';
import { type PaymentSourceRow } from '../../models/payments';

export type StoredSource = PaymentSourceRow;

/** Stores a new source. */
export async function insertSource(tx: Database, source: StoredSource): Promise<void> {
  await tx.models.paymentSources.create(source, { transaction: tx.transaction, returning: false });
}

/** Finds a source of a user. Removed sources are not found. */
export async function findSource(
  db: Database,
  id: string,
  userId: string,
): Promise<StoredSource | undefined> {
  const where = { id, userId, removedAt: null };
  const row = await db.models.paymentSources.findOne({ where, transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Finds the source that pays a user's gifts of a kind if they name none. */
export async function findDefaultSource(
  db: Database,
  userId: string,
  kind: SourceKind,
): Promise<StoredSource | undefined> {
  const where = { userId, kind, isDefault: true, status: 'ready' as const, removedAt: null };
  const row = await db.models.paymentSources.findOne({ where, transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Reads one source of a user and locks it until the transaction ends. */
export async function lockSource(
  tx: Database,
  id: string,
  userId: string,
): Promise<StoredSource | undefined> {
  const where = { id, userId, removedAt: null };
  const row = await tx.models.paymentSources.findOne({ where, transaction: tx.transaction, lock: true });
  return row?.get({ plain: true });
}

/** Changes a source. */
export async function updateSource(tx: Database, id: string, changes: Partial<StoredSource>): Promise<void> {
  await tx.models.paymentSources.update(changes, { where: { id }, transaction: tx.transaction });
}

/** Returns a page of a user's saved sources, newest first, and the total. */
export async function listSources(
  db: Database,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ sources: StoredSource[]; total: number }> {
  const { rows, count } = await db.models.paymentSources.findAndCountAll({
    where: { userId, isSaved: true, removedAt: null },
    order: [['id', 'DESC']],
    ...page,
  });
  return { sources: rows.map((row) => row.get({ plain: true })), total: count };
}

/** Returns the processor's name of a user. Undefined if the processor does not know the user yet. */
export async function findCustomer(
  db: Database,
  userId: string,
  processor: ProcessorName,
): Promise<{ reference: string | null } | undefined> {
  const [row] = await selectRows<{ reference: string | null }>(
    db,
    'SELECT reference FROM processor_customers WHERE user_id = $1 AND processor = $2',
    [userId, processor],
  );
  return row;
}

/** Stores the processor's name of a user. The first one stays. Returns the stored name. */
export async function keepCustomer(
  tx: Database,
  customer: { userId: string; processor: ProcessorName; reference: string | null },
): Promise<{ reference: string | null } | undefined> {
  await selectRows(
    tx,
    `INSERT INTO processor_customers (user_id, processor, reference) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [customer.userId, customer.processor, customer.reference],
  );
  return findCustomer(tx, customer.userId, customer.processor);
}
