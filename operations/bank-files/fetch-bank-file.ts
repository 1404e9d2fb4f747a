import { type Database } from '../../db/database';
import { listBankFileTransfers, lockBankFile, setFileFetched } from '../../db/queries/payouts/bank-files';
import { GivingError, notFound } from '../../domain/errors';
import { type BankFile, type BankFileStore } from '../../gateways/payouts/bank-files';
import { wakePayout } from '../payouts/start-payout';

/**
 * Returns the content of a file, which an operator then sends to the bank. The first fetch wakes the workflow of each
 * payout, because the time after which silence means success starts then.
 */
export async function fetchBankFile(
  tx: Database,
  { fileId, store, at }: { fileId: string; store: BankFileStore; at: Date },
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
