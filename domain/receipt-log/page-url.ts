import { hashOfTransaction } from './leaf';

/**
 * Returns the URL of the page that verifies a gift. The leaf is in the fragment, because browsers never send
 * fragments.
 */
export function receiptPageUrl(
  address: string,
  gift: { network: string; transactionHash: string; signedTransaction: string },
): string | undefined {
  if (gift.network !== 'receipts') return undefined;
  const hash = hashOfTransaction(gift.transactionHash).toString('hex');
  const leaf = Buffer.from(gift.signedTransaction).toString('base64url');
  return `${address}/receipts/${hash}#${leaf}`;
}
