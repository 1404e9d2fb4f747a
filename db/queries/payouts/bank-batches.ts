/** Stores the batches of payouts that two operators release for a bank file, and the applied bank answers. */
import { type Currency } from '../../../domain/money';
import { changeRows, type Database, selectRows } from '../../database';
import { find, insert, list, lock, remove, update } from '../../rows';
import { columnsOf } from '../../tables/columns';
import { bankAnswers, bankBatches, bankBatchPayouts, type BankBatchRow } from '../../tables/payouts';

export type BankBatch = BankBatchRow;

/** SQL for payouts that left for a file and are in no batch. `reference` is set once a file can hold the payout. */
const LEFT_FOR_A_FILE = `FROM payouts
     WHERE provider = 'file' AND status = 'in_transit' AND reference IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM bank_batch_payouts b WHERE b.payout_id = payouts.id)
       AND NOT EXISTS (SELECT 1 FROM bank_file_transfers t WHERE t.payout_id = payouts.id)`;
const ACCOUNT_COOLS_OFF = `EXISTS (SELECT 1 FROM payout_accounts a WHERE a.id = payout_account_id AND a.status = 'cooling_off')`;
/** SQL for the payouts that a batch can take. A payout waits while its corrected account cools off. */
const WAITING = `${LEFT_FOR_A_FILE} AND NOT ${ACCOUNT_COOLS_OFF}`;

/** Lists and locks the payouts that a batch can take, oldest first. */
export async function lockWaitingPayouts(
  tx: Database,
  format: BankBatch['format'],
  limit: number,
): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    tx,
    `SELECT id ${WAITING} AND (method = 'ach') = ($1 = 'nacha')
     ORDER BY id LIMIT $2 FOR UPDATE OF payouts`,
    [format, limit],
  );
  return rows.map(({ id }) => id);
}

/** Counts the payouts that wait for a batch. */
export async function countWaitingPayouts(db: Database): Promise<number> {
  const [row] = await selectRows<{ count: number }>(db, `SELECT count(*) AS count ${WAITING}`);
  return row?.count ?? 0;
}

/** Counts the payouts that wait for the end of their account's cooling-off period. */
export async function countCoolingPayouts(db: Database): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    `SELECT count(*) AS count ${LEFT_FOR_A_FILE} AND ${ACCOUNT_COOLS_OFF}`,
  );
  return row?.count ?? 0;
}

/** Removes payouts from their batch, so that a later batch can pay them. */
export async function takeOutOfBatch(tx: Database, payoutIds: string[]): Promise<void> {
  await remove(tx, bankBatchPayouts, { payoutId: payoutIds });
}

/** Stores a batch that one operator has released. */
export async function insertBankBatch(
  tx: Database,
  batch: Omit<BankBatch, 'approvedBy' | 'madeAt' | 'fileId'>,
  payoutIds: string[],
): Promise<void> {
  await insert(tx, bankBatches, batch);
  await insert(
    tx,
    bankBatchPayouts,
    payoutIds.map((payoutId) => ({ payoutId, batchId: batch.id })),
  );
}

/** Reads a batch and locks it until the transaction ends. */
export async function lockBankBatch(tx: Database, id: string): Promise<BankBatch | undefined> {
  return lock(tx, bankBatches, { id });
}

/** Stores the approval of a batch by a second operator. */
export async function approveBankBatch(tx: Database, id: string, userId: string): Promise<void> {
  await update(tx, bankBatches, { id }, { approvedBy: userId });
}

/** Stores that the file of a batch is decided. `fileId` is null if no payout of the batch could be paid any more. */
export async function closeBankBatch(
  tx: Database,
  id: string,
  { fileId, at }: { fileId: string | null; at: Date },
): Promise<void> {
  await update(tx, bankBatches, { id }, { fileId, madeAt: at });
}

/** Lists the batches whose file is not decided yet, oldest first. */
export async function listOpenBatches(db: Database): Promise<BankBatch[]> {
  return list(
    db,
    bankBatches,
    { madeAt: null },
    {
      order: ['releasedAt', 'id'],
    },
  );
}

/** Lists the batches whose finished file no operator has taken to the bank yet, oldest first. */
export async function listBatchesToFetch(db: Database): Promise<BankBatch[]> {
  return selectRows(
    db,
    `SELECT ${columnsOf(bankBatches)} FROM bank_batches
     WHERE EXISTS (SELECT 1 FROM bank_files f WHERE f.id = file_id AND f.written_at IS NOT NULL AND f.fetched_at IS NULL)
     ORDER BY made_at, id`,
  );
}

/** Returns the payouts of a batch in the order of their ids. */
export async function listBatchPayouts(db: Database, batchId: string): Promise<string[]> {
  const rows = await list(db, bankBatchPayouts, { batchId }, { order: ['payoutId'] });
  return rows.map(({ payoutId }) => payoutId);
}

export interface BatchSum {
  currency: Currency;
  count: number;
  netMinor: bigint;
}

/** Returns the net sum of a batch in each currency. */
export async function listBatchSums(db: Database, batchId: string): Promise<BatchSum[]> {
  return selectRows(
    db,
    `SELECT currency, count(*) AS count, sum(net_minor) AS net_minor
     FROM payouts JOIN bank_batch_payouts ON payout_id = id WHERE batch_id = $1 GROUP BY currency ORDER BY currency`,
    [batchId],
  );
}

/** Returns when this bank answer was already applied. Otherwise stores it and returns undefined. */
export async function noteBankAnswer(
  tx: Database,
  { sha256, at }: { sha256: Buffer; at: Date },
): Promise<Date | undefined> {
  const stored = await changeRows(
    tx,
    'INSERT INTO bank_answers (sha256, read_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [sha256, at],
  );
  if (stored > 0) return undefined;
  return (await find(tx, bankAnswers, { sha256 }))?.readAt;
}
