/** Stores which bank file pays which payout, and with which trace number. */
import { type Currency } from '../../../domain/money';
import { type PayoutMethod } from '../../../domain/payouts/payout';
import { type Database, runStatement, selectRows } from '../../database';

export interface BankFileRecord {
  id: string;
  format: 'nacha' | 'pain.001';
  /** YYYY-MM-DD. */
  payDay: string;
  madeAt: Date;
  /** Of NACHA files. */
  modifier: string | null;
  /** Null until the content is stored. */
  writtenAt: Date | null;
  /** When an operator first took the content to the bank. */
  fetchedAt: Date | null;
}

export interface BankFileTransfer {
  payoutId: string;
  fileId: string;
  /** The index in the file, starting at 0. */
  position: number;
  /** Of NACHA files. */
  traceSequence: number | null;
}

const FILE = `id, format, pay_day::text AS pay_day, made_at, modifier, written_at,
  fetched_at`;
const TRANSFER = `payout_id, file_id, position, trace_sequence`;

/** Locks the bank files until the transaction ends, so that only one transaction at a time changes them. */
export async function lockBankFiles(tx: Database): Promise<void> {
  await selectRows(tx, `SELECT pg_advisory_xact_lock(hashtextextended('bank files', 0))`);
}

export async function findBankFile(db: Database, id: string): Promise<BankFileRecord | undefined> {
  const [row] = await selectRows<BankFileRecord>(db, `SELECT ${FILE} FROM bank_files WHERE id = $1`, [id]);
  return row;
}

/** Returns the transfers of a file in file order. */
export async function listBankFileTransfers(db: Database, fileId: string): Promise<BankFileTransfer[]> {
  return selectRows(db, `SELECT ${TRANSFER} FROM bank_file_transfers WHERE file_id = $1 ORDER BY position`, [
    fileId,
  ]);
}

/** Returns the transfers of these payouts in any file. */
export async function listTransfersOfPayouts(db: Database, payoutIds: string[]): Promise<BankFileTransfer[]> {
  return selectRows(
    db,
    `SELECT ${TRANSFER} FROM bank_file_transfers WHERE payout_id = ANY($1::text[]) ORDER BY payout_id`,
    [payoutIds],
  );
}

/** Finds the transfer whose trace number ends with these digits. */
export async function findTransferByTrace(
  db: Database,
  traceSequence: number,
): Promise<BankFileTransfer | undefined> {
  const [row] = await selectRows<BankFileTransfer>(
    db,
    `SELECT ${TRANSFER} FROM bank_file_transfers WHERE trace_sequence = $1`,
    [traceSequence],
  );
  return row;
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
  await runStatement(
    tx,
    `INSERT INTO bank_files (id, format, pay_day, made_at, modifier) VALUES ($1, $2, $3, $4, $5)`,
    [file.id, file.format, file.payDay, file.madeAt, file.modifier],
  );
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
    `SELECT ${FILE} FROM bank_files JOIN bank_file_transfers ON file_id = id WHERE payout_id = $1`,
    [payoutId],
  );
  return row;
}

/** Reads a file and locks it until the transaction ends. */
export async function lockBankFile(tx: Database, id: string): Promise<BankFileRecord | undefined> {
  const [row] = await selectRows<BankFileRecord>(
    tx,
    `SELECT ${FILE} FROM bank_files WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return row;
}

export interface BankFilePayment {
  payoutId: string;
  method: PayoutMethod;
  currency: Currency;
  netMinor: bigint;
  sealedDetails: string;
  traceSequence: number | null;
}

/** Returns the payments of a file in file order. */
export async function listBankFilePayments(db: Database, fileId: string): Promise<BankFilePayment[]> {
  const rows = await selectRows<Omit<BankFilePayment, 'netMinor'> & { netMinor: string }>(
    db,
    `SELECT t.payout_id, p.method, p.currency, p.net_minor::text AS net_minor,
            a.sealed_details, t.trace_sequence
     FROM bank_file_transfers t JOIN payouts p ON p.id = t.payout_id JOIN payout_accounts a ON a.id = p.account_id
     WHERE t.file_id = $1 ORDER BY t.position`,
    [fileId],
  );
  return rows.map((row) => ({ ...row, netMinor: BigInt(row.netMinor) }));
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
  await runStatement(tx, `UPDATE bank_files SET written_at = $2 WHERE id = $1 AND written_at IS NULL`, [
    id,
    at,
  ]);
}

/** Stores when an operator first took the content to the bank. */
export async function setFileFetched(tx: Database, id: string, at: Date): Promise<void> {
  await runStatement(tx, `UPDATE bank_files SET fetched_at = $2 WHERE id = $1 AND fetched_at IS NULL`, [
    id,
    at,
  ]);
}
