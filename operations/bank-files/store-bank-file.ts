import {
  type BankFileRecord,
  type BankFileTransfer,
  findBankFile,
  findLastTraceSequence,
  insertBankFile,
  listBankFilePayments,
  listBankFileTransfers,
  listModifiers,
  listTransfersOfPayouts,
  lockBankFile,
  lockBankFiles,
  setFileFetched,
  setFileWritten,
} from '../../db/queries/payouts/bank-files';
import { GivingError, notFound, requireRow } from '../../domain/errors';
import { type BankSenders } from '../../domain/payouts/bank-settings';
import {
  type BankFile,
  type BankFileFormat,
  bankFileId,
  type BankFileStore,
} from '../../gateways/payouts/bank-files';
import { writeFileContent } from '../../gateways/payouts/file-content';
import { type MailMeans } from '../../gateways';
import { type Act } from '../act';
import { wakePayout } from '../payouts/wake-payout';

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

export interface BankFileWriting {
  fileId: string;
  senders: BankSenders;
  store: BankFileStore;
}

/**
 * Stores the encrypted content of a recorded file. A crash may leave a row without content, or content that is not yet
 * marked as written. Writing again repairs both and never changes existing content.
 */
export async function writeBankFile(
  { tx, at, secrets }: Act & Pick<MailMeans, 'secrets'>,
  { fileId, senders, store }: BankFileWriting,
): Promise<void> {
  const file = requireRow(await lockBankFile(tx, fileId), fileId);
  if (file.writtenAt !== null) return;
  if ((await store.read(fileId)) === undefined) {
    const payments = await listBankFilePayments(tx, fileId);
    const { id, format, madeAt } = file;
    const content = writeFileContent({ senders, open: (sealed) => secrets.open(sealed) }, file, payments);
    await store.keep({ id, format, madeAt, content });
  }
  await setFileWritten(tx, fileId, at);
}

/**
 * Returns the content of a file, which an operator then sends to the bank. The first fetch wakes the workflow of each
 * payout, because the time after which silence means success starts then.
 */
export async function fetchBankFile(
  { tx, at }: Act,
  { fileId, store }: { fileId: string; store: BankFileStore },
): Promise<BankFile> {
  const file = await lockBankFile(tx, fileId);
  if (file === undefined) throw notFound('file for a bank');
  const content = file.writtenAt === null ? undefined : await store.read(fileId);
  if (content === undefined) {
    const message =
      file.writtenAt === null
        ? 'The file is not written yet.'
        : 'The file was deleted: files are kept for 30 days.';
    throw new GivingError('CONFLICT', message);
  }
  if (file.fetchedAt === null) {
    await setFileFetched(tx, fileId, at);
    for (const { payoutId } of await listBankFileTransfers(tx, fileId)) await wakePayout(tx, payoutId);
  }
  return content;
}
