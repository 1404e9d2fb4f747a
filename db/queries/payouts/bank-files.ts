/** Stores which bank file pays which payout, and with which trace number. */
import { type Database, runStatement, selectRows } from '../../database';
import { find, insert, list, lock, update } from '../../rows';
import { columnsOf } from '../../tables/columns';
import {
  bankFiles,
  type BankFileRow,
  bankFileTransfers,
  type BankFileTransferRow,
  type PayoutAccountRow,
  type PayoutRow,
} from '../../tables/payouts';

export type BankFileRecord = BankFileRow;
export type BankFileTransfer = BankFileTransferRow;

/** Locks the bank files until the transaction ends, so that only one transaction at a time changes them. */
export async function lockBankFiles(tx: Database): Promise<void> {
  await selectRows(tx, `SELECT pg_advisory_xact_lock(hashtextextended('bank files', 0))`);
}

export async function findBankFile(db: Database, id: string): Promise<BankFileRecord | undefined> {
  return find(db, bankFiles, { id });
}

/** Returns the transfers of a file in file order. */
export async function listBankFileTransfers(db: Database, fileId: string): Promise<BankFileTransfer[]> {
  return list(db, bankFileTransfers, { fileId }, { order: ['position'] });
}

/** Returns the transfers of these payouts in any file. */
export async function listTransfersOfPayouts(db: Database, payoutIds: string[]): Promise<BankFileTransfer[]> {
  return list(db, bankFileTransfers, { payoutId: payoutIds }, { order: ['payoutId'] });
}

/** Finds the transfer whose trace number ends with these digits. */
export async function findTransferByTrace(
  db: Database,
  traceSequence: number,
): Promise<BankFileTransfer | undefined> {
  return find(db, bankFileTransfers, { traceSequence });
}

/** Returns the highest used trace sequence, or 0. */
export async function findLastTraceSequence(db: Database): Promise<number> {
  const [row] = await selectRows<{ last: number | null }>(
    db,
    `SELECT max(trace_sequence) AS last FROM bank_file_transfers`,
  );
  return row?.last ?? 0;
}

/** Returns the modifiers of the NACHA files of one UTC day. */
export async function listModifiers(db: Database, at: Date): Promise<string[]> {
  const rows = await selectRows<{ modifier: string }>(
    db,
    `SELECT modifier FROM bank_files
     WHERE modifier IS NOT NULL AND (made_at AT TIME ZONE 'UTC')::date = ($1::timestamptz AT TIME ZONE 'UTC')::date`,
    [at],
  );
  return rows.map(({ modifier }) => modifier);
}

export async function insertBankFile(
  tx: Database,
  file: Omit<BankFileRecord, 'writtenAt' | 'fetchedAt'>,
  payoutIds: string[],
  firstSequence: number | undefined,
): Promise<void> {
  await insert(tx, bankFiles, file);
  await runStatement(
    tx,
    `INSERT INTO bank_file_transfers (payout_id, file_id, position, trace_sequence)
     SELECT payout_id, $1, number - 1, $3::integer + number - 1
     FROM unnest($2::text[]) WITH ORDINALITY AS given (payout_id, number)`,
    [file.id, payoutIds, firstSequence ?? null],
  );
}

/** Finds the file that pays a payout. */
export async function findFileOfPayout(db: Database, payoutId: string): Promise<BankFileRecord | undefined> {
  const [row] = await selectRows<BankFileRecord>(
    db,
    `SELECT ${columnsOf(bankFiles)} FROM bank_files JOIN bank_file_transfers ON file_id = id WHERE payout_id = $1`,
    [payoutId],
  );
  return row;
}

/** Reads a file and locks it until the transaction ends. */
export async function lockBankFile(tx: Database, id: string): Promise<BankFileRecord | undefined> {
  return lock(tx, bankFiles, { id });
}

export type BankFilePayment = Pick<BankFileTransferRow, 'payoutId' | 'traceSequence'> &
  Pick<PayoutRow, 'method' | 'currency' | 'netMinor'> &
  Pick<PayoutAccountRow, 'sealedDetails'>;

/** Returns the payments of a file in file order. */
export async function listBankFilePayments(db: Database, fileId: string): Promise<BankFilePayment[]> {
  return selectRows(
    db,
    `SELECT t.payout_id, p.method, p.currency, p.net_minor, a.sealed_details, t.trace_sequence
     FROM bank_file_transfers t JOIN payouts p ON p.id = t.payout_id JOIN payout_accounts a ON a.id = p.payout_account_id
     WHERE t.file_id = $1 ORDER BY t.position`,
    [fileId],
  );
}

/** Lists the files whose content is not stored yet, oldest first. */
export async function listUnwrittenFiles(db: Database): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT f.id FROM bank_files f JOIN bank_batches b ON b.file_id = f.id WHERE f.written_at IS NULL ORDER BY f.made_at`,
  );
  return rows.map(({ id }) => id);
}

/** Stores when the content of a file was stored. */
export async function setFileWritten(tx: Database, id: string, at: Date): Promise<void> {
  await update(tx, bankFiles, { id, writtenAt: null }, { writtenAt: at });
}

/** Stores when an operator first took the content to the bank. */
export async function setFileFetched(tx: Database, id: string, at: Date): Promise<void> {
  await update(tx, bankFiles, { id, fetchedAt: null }, { fetchedAt: at });
}
