import {
  type BankFileRecord,
  type BankFileTransfer,
  findBankFile,
  findLastTraceSequence,
  insertBankFile,
  listBankFileTransfers,
  listModifiers,
  listTransfersOfPayouts,
  lockBankFiles,
} from '../../db/queries/payouts/bank-files';
import { GivingError } from '../../domain/errors';
import { type BankFileFormat, bankFileId } from '../../gateways/payouts/bank-files';
import { type Act } from '../act';

export interface NewBankFile {
  format: BankFileFormat;
  /** YYYY-MM-DD. */
  payDay: string;
  payoutIds: string[];
}

export interface RecordedBankFile {
  file: BankFileRecord;
  /** In the order of the file. */
  transfers: BankFileTransfer[];
}

const MODIFIERS: string = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * Records the id, the time and the trace numbers of a file for a bank before the file is written. The content depends
 * only on stored rows, so the same file can be written again after a crash. Recording the same payouts again returns
 * the first record. Refuses a payout that is in another file.
 */
export async function recordBankFile(
  { tx, at }: Act,
  { format, payDay, payoutIds }: NewBankFile,
): Promise<RecordedBankFile> {
  if (payoutIds.length === 0 || new Set(payoutIds).size < payoutIds.length) {
    throw new GivingError(
      'CONFLICT',
      'A file for a bank needs at least one payout, and each payout only once.',
    );
  }
  const id = bankFileId(format, payoutIds);
  await lockBankFiles(tx);
  const earlier = await findBankFile(tx, id);
  if (earlier !== undefined) return { file: earlier, transfers: await listBankFileTransfers(tx, id) };
  const taken = await listTransfersOfPayouts(tx, payoutIds);
  if (taken.length > 0) {
    throw new GivingError('CONFLICT', 'A payout is in another file for the bank.', {
      payout_ids: taken.map(({ payoutId }) => payoutId),
    });
  }
  const isNacha = format === 'nacha';
  const file = {
    id,
    format,
    payDay,
    madeAt: at,
    modifier: isNacha ? await chooseModifier({ tx, at }) : null,
  };
  const firstSequence = isNacha ? (await findLastTraceSequence(tx)) + 1 : undefined;
  await insertBankFile(tx, file, payoutIds, firstSequence);
  const unwritten = { ...file, writtenAt: null, fetchedAt: null };
  return { file: unwritten, transfers: await listBankFileTransfers(tx, id) };
}

async function chooseModifier({ tx, at }: Act): Promise<string> {
  const used = await listModifiers(tx, at);
  const free = [...MODIFIERS].find((modifier) => !used.includes(modifier));
  if (free !== undefined) return free;
  throw new GivingError('CONFLICT', 'NACHA allows 36 files a day. Make the next one tomorrow.');
}
