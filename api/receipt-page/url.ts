import { type Config } from '../../config';
import { type Donation } from '../../db/queries/gifts/gifts';
import { hashOfTransaction } from '../../domain/receipt-log/leaf';
import { publicAddress } from '../public-address';

/** The page that verifies a gift. Its fragment holds the leaf, because browsers never send fragments. */
export function receiptPageUrl(
  config: Pick<Config, 'publicUrl' | 'port'>,
  gift: Pick<Donation, 'network' | 'transactionHash' | 'signedTransaction'>,
): string | undefined {
  if (gift.network !== 'receipts') return undefined;
  const hash = hashOfTransaction(gift.transactionHash).toString('hex');
  const leaf = Buffer.from(gift.signedTransaction).toString('base64url');
  return `${publicAddress(config)}/receipts/${hash}#${leaf}`;
}
