import { type Database } from '../../db/database';
import { listBankFilePayments, lockBankFile, setFileWritten } from '../../db/queries/payouts/bank-files';
import { requireRow } from '../../domain/errors';
import { type BankSenders } from '../../domain/payouts/bank-settings';
import { type SecretBox } from '../../gateways';
import { type BankFileStore } from '../../gateways/payouts/bank-files';
import { writeFileContent } from '../../gateways/payouts/file-content';

export interface BankFileWriting {
  fileId: string;
  senders: BankSenders;
  secrets: SecretBox;
  store: BankFileStore;
  at: Date;
}

/**
 * Stores the encrypted content of a recorded file. A crash may leave a row without content, or content that is not yet
 * marked as written. Writing again repairs both and never changes existing content.
 */
export async function writeBankFile(
  tx: Database,
  { fileId, senders, secrets, store, at }: BankFileWriting,
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
