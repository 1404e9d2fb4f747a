import { hashOfTransaction } from './leaf';

/** Returns the page that verifies a gift. Its fragment holds the leaf, because browsers never send fragments. */
export function receiptPageUrl(
  address: string,
  gift: { network: string; transactionHash: string; signedTransaction: string },
): string | undefined {
  if (gift.network !== 'receipts') return undefined;
  const hash = hashOfTransaction(gift.transactionHash).toString('hex');
  const leaf = Buffer.from(gift.signedTransaction).toString('base64url');
  return `${address}/receipts/${hash}#${leaf}`;
}
