import { hashOfTransaction } from './leaf';

/**
 * Returns the URL of the page that verifies a gift. The leaf is in the fragment, because browsers never send
 * fragments. Without a language, the page speaks the browser's.
 */
export function receiptPageUrl(
  address: string,
  gift: { network: string; transactionHash: string; signedTransaction: string },
  language?: string,
): string | undefined {
  if (gift.network !== 'receipts') return undefined;
  const hash = hashOfTransaction(gift.transactionHash).toString('hex');
  const leaf = Buffer.from(gift.signedTransaction).toString('base64url');
  const query = language === undefined ? '' : `?lang=${language}`;
  return `${address}/receipts/${hash}${query}#${leaf}`;
}
