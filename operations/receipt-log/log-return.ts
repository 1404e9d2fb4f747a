import { type Database } from '../../db/database';
import { type Donation } from '../../db/queries/gifts/gifts';
import { hasGiftLeaf, queueLeaf } from '../../db/queries/receipt-log/leaves';
import { hashLeaf, printLeaf, type ReturnLeaf } from '../../domain/receipt-log/leaf';
import { randomSalt } from '../../gateways/receipt-network';

export interface LoggedReturn extends Pick<
  ReturnLeaf,
  'kind' | 'reference' | 'amountMinor' | 'returnedAmountMinor' | 'at'
> {
  gift: Donation;
}

/** Queues the leaf of a return, so that the log never shows more than was kept. Only gifts with a leaf need it. */
export async function logReturn(tx: Database, { gift, ...returned }: LoggedReturn): Promise<void> {
  if (gift.network !== 'receipts' || !(await hasGiftLeaf(tx, gift.id))) return;
  const { id: donationId, currency } = gift;
  const text = printLeaf({ ...returned, donationId, currency, salt: randomSalt() });
  const { kind, reference, at } = returned;
  await queueLeaf(tx, { leafHash: hashLeaf(text), donationId, kind, reference, text, at });
}
