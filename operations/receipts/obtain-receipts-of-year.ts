import { type Database, inTransaction } from '../../db/database';
import {
  listGiftsWithoutReceipt,
  listReceiptsOfYear,
  type Receipt,
} from '../../db/queries/receipts/receipts';
import { issueReceipts } from './issue-receipts';

export interface DonorYear {
  donorUserIds: string[];
  /** A calendar year in UTC. */
  year: number;
  at: Date;
}

/**
 * Returns the receipts of all gifts that a donor completed in a year, oldest first. Issues missing receipts
 * in its own transaction.
 */
export async function obtainReceiptsOfYear(
  db: Database,
  { donorUserIds, year, at }: DonorYear,
): Promise<Receipt[]> {
  const donationIds = await listGiftsWithoutReceipt(db, donorUserIds, year);
  if (donationIds.length > 0) await inTransaction(db, (tx) => issueReceipts(tx, { donationIds, at }));
  return listReceiptsOfYear(db, donorUserIds, year);
}
