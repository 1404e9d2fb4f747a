/** Stores transfers between the processor's account and the bank's. See docs/rules/ledger.md. */
import { type ProcessorName } from '../../../domain/charges/charge';
import { type CashTransfer } from '../../../domain/ledger/cash-transfer';
import { newId } from '../../../new-id';
import { changeRows, type Database, selectRows } from '../../database';
import { list, lock, update } from '../../rows';
import { type CashTransferRow, cashTransfers } from '../../tables/ledger';

/** A transfer that one operator states and another operator confirms. */
export type StatedTransfer = Omit<CashTransferRow, 'confirmedBy' | 'createdAt'>;

/** Lists the transfers in the processor's list that have arrived and are not booked yet. */
export async function listArrivedTransfers(
  db: Database,
  processor: ProcessorName,
  at: Date,
): Promise<Omit<CashTransfer, 'id'>[]> {
  return selectRows(
    db,
    `SELECT DISTINCT ON (l.subject, l.movement) l.channel AS processor, l.subject AS reference, l.movement, l.currency,
       abs(l.amount_minor) AS amount_minor, l.moved_at
     FROM reconciliation_lines l
     WHERE l.source = 'processor' AND l.channel = $1 AND l.movement IN ('transfer', 'transfer_return') AND l.moved_at <= $2
       AND l.amount_minor <> 0 AND NOT EXISTS (SELECT 1 FROM cash_transfers c WHERE c.processor = l.channel
         AND c.reference = l.subject AND c.movement = l.movement AND c.booked_at IS NOT NULL)
     ORDER BY l.subject, l.movement, l.moved_at, l.reference`,
    [processor, at],
  );
}

/**
 * Stores a transfer from the processor's list. Replaces an unconfirmed statement of the same transfer. Returns the id,
 * or undefined if the transfer is already booked.
 */
export async function insertListedTransfer(
  tx: Database,
  transfer: Omit<CashTransfer, 'id'>,
  at: Date,
): Promise<string | undefined> {
  const { processor, reference, movement, currency, amountMinor, movedAt } = transfer;
  const [row] = await selectRows<{ id: string }>(
    tx,
    `INSERT INTO cash_transfers AS c (id, processor, reference, movement, currency, amount_minor, moved_at, created_at, booked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
     ON CONFLICT (processor, reference, movement) DO UPDATE
       SET currency = excluded.currency, amount_minor = excluded.amount_minor, moved_at = excluded.moved_at,
           stated_by = NULL, stating_persons = '{}', booked_at = excluded.booked_at
       WHERE c.booked_at IS NULL
     RETURNING id`,
    [newId('transfer'), processor, reference, movement, currency, amountMinor, movedAt, at],
  );
  return row?.id;
}

/** Finds a transfer by its key, and locks it until the transaction ends. */
export async function lockTransfer(
  tx: Database,
  { processor, reference, movement }: Pick<CashTransfer, 'processor' | 'reference' | 'movement'>,
): Promise<StatedTransfer | undefined> {
  return lock(tx, cashTransfers, { processor, reference, movement });
}

/**
 * Stores a transfer that an operator states. Replaces an earlier, unconfirmed statement. Returns false if another
 * transaction stored the transfer first.
 */
export async function saveStatedTransfer(
  tx: Database,
  transfer: Omit<StatedTransfer, 'bookedAt'> & { statedBy: string },
  at: Date,
): Promise<boolean> {
  const { id, processor, reference, movement, currency, amountMinor, movedAt } = transfer;
  const changed = await changeRows(
    tx,
    `INSERT INTO cash_transfers AS c
       (id, processor, reference, movement, currency, amount_minor, moved_at, stated_by, stating_persons, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (processor, reference, movement) DO UPDATE
       SET currency = excluded.currency, amount_minor = excluded.amount_minor, moved_at = excluded.moved_at,
           stated_by = excluded.stated_by, stating_persons = excluded.stating_persons
       WHERE c.booked_at IS NULL AND c.id = excluded.id`,
    [
      ...[id, processor, reference, movement, currency, amountMinor, movedAt],
      ...[transfer.statedBy, transfer.statingPersons, at],
    ],
  );
  return changed > 0;
}

/** Stores the confirmation by a second operator. From now on, the transfer counts. */
export async function confirmTransfer(
  tx: Database,
  id: string,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await update(tx, cashTransfers, { id }, { confirmedBy: userId, bookedAt: at });
}

/** Lists the transfers that wait for a second operator, oldest first. */
export async function listStatedTransfers(db: Database): Promise<StatedTransfer[]> {
  return list(db, cashTransfers, { bookedAt: null }, { order: ['id'] });
}
