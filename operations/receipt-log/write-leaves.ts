import { type Database } from '../../db/database';
import { type Gift } from '../../db/queries/gifts/gifts';
import { hasGiftLeaf, queueLeaf } from '../../db/queries/receipt-log/leaves';
import { hashLeaf, printLeaf, type ReturnLeaf, transactionHash } from '../../domain/receipt-log/leaf';
import { randomSalt } from '../../gateways/settlement/receipt-network';
import { type Act } from '../act';

/**
 * Writes the leaf of a redirect. Queues it only if the gift that was charged has a leaf. In both cases, the leaf's hash
 * becomes the transaction hash of the new gift.
 */
export async function writeRedirectLeaf(
  { tx, at }: Act,
  { gift, reference }: { gift: Gift; reference: string },
): Promise<{ hash: string; text: string }> {
  const donationId = gift.originId ?? gift.id;
  const kind = 'redirect';
  const text = printLeaf({ kind, donationId, reference, at, salt: randomSalt() });
  if (gift.network === 'receipts' && (await hasGiftLeaf(tx, donationId))) {
    await queueLeaf(tx, { leafHash: hashLeaf(text), donationId, kind, reference, text, at });
  }
  return { hash: transactionHash(text), text };
}

export interface LoggedReturn extends Pick<
  ReturnLeaf,
  'kind' | 'reference' | 'amountMinor' | 'returnedAmountMinor' | 'at'
> {
  gift: Gift;
}

/**
 * Queues a leaf for returned money, so that the log never claims more than the charity kept. Does nothing if
 * the gift itself has no leaf.
 */
export async function logReturn(tx: Database, { gift, ...returned }: LoggedReturn): Promise<void> {
  // A redirected gift has no leaf of its own, so its returns refer to the gift that was charged.
  const donationId = gift.originId ?? gift.id;
  const { currency } = gift;
  if (gift.network !== 'receipts' || !(await hasGiftLeaf(tx, donationId))) return;
  const text = printLeaf({ ...returned, donationId, currency, salt: randomSalt() });
  const { kind, reference, at } = returned;
  await queueLeaf(tx, { leafHash: hashLeaf(text), donationId, kind, reference, text, at });
}
