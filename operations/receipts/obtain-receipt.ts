import { type Database, inTransaction } from '../../db/database';
import { findReceipt, type Receipt } from '../../db/queries/receipts/receipts';
import { GivingError } from '../../domain/errors';
import { issueReceipts } from './issue-receipts';

/**
 * Returns the latest version of a gift's receipt. The first call issues the receipt in its own transaction.
 * Throws CONFLICT if the gift was not completed.
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
  throw new GivingError(
    'CONFLICT',
    'A gift has a receipt only after it is completed, and only if it was not redirected.',
  );
}
