/** Measures the receipt log: settling beside the sandbox's network, then proofs and appends by size. */
import { benchReceiptSettling } from './receipt-settle';
import { benchReceiptTrees } from './receipt-trees';

export async function benchReceipts(): Promise<void> {
  await benchReceiptSettling();
  await benchReceiptTrees();
}
