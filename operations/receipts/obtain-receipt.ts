import { type Database, inTransaction } from '../../db/database';
import { findReceipt, type Receipt } from '../../db/queries/receipts/receipts';
import { GivingError } from '../../domain/errors';
import { issueReceipts } from './issue-receipts';

/**
 * The last version of a gift's receipt; refuses a gift that is not completed. The first read issues the receipt, in a
 * transaction that this read opens.
 */
export async function obtainReceipt(
  db: Database,
  { donationId, at }: { donationId: string; at: Date },
): Promise<Receipt> {
  const issued = await findReceipt(db, donationId);
  if (issued !== undefined) return issued;
  await inTransaction(db, (tx) => issueReceipts(tx, { donationIds: [donationId], at }));
  const receipt = await findReceipt(db, donationId);
  if (receipt !== undefined) return receipt;
  throw new GivingError('CONFLICT', 'There is a receipt only for a gift that was completed.');
}
