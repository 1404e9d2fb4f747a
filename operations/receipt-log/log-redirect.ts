import { type Database } from '../../db/database';
import { type Donation } from '../../db/queries/gifts/gifts';
import { hasGiftLeaf, queueLeaf } from '../../db/queries/receipt-log/leaves';
import { hashLeaf, printLeaf, transactionHash } from '../../domain/receipt-log/leaf';
import { randomSalt } from '../../gateways/receipt-network';

/**
 * Writes the leaf of a redirect. Queues it only if the gift that was charged has a leaf. In both cases, the leaf's hash
 * becomes the transaction hash of the new gift.
 */
export async function writeRedirectLeaf(
  tx: Database,
  { gift, reference, at }: { gift: Donation; reference: string; at: Date },
): Promise<{ hash: string; text: string }> {
  const donationId = gift.originId ?? gift.id;
  const kind = 'redirect';
  const text = printLeaf({ kind, donationId, reference, at, salt: randomSalt() });
  if (gift.network === 'receipts' && (await hasGiftLeaf(tx, donationId))) {
    await queueLeaf(tx, { leafHash: hashLeaf(text), donationId, kind, reference, text, at });
  }
  return { hash: transactionHash(text), text };
}
