import {
  listBankFilePayments,
  listBankFileTransfers,
  lockBankFile,
  setFileFetched,
  setFileWritten,
} from '../../db/queries/payouts/bank-files';
import { GivingError, notFound, requireRow } from '../../domain/errors';
import { type BankSenders } from '../../domain/payouts/bank-settings';
import { type BankFile, type BankFileStore } from '../../gateways/payouts/bank-files';
import { writeFileContent } from '../../gateways/payouts/file-content';
import { type Act, type Sealing } from '../act';
import { wakePayout } from '../payouts/wake-payout';

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
  { tx, at, secrets }: Act & Sealing,
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
