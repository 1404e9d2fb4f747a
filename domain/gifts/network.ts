/** The settlement networks of gifts. A gift stays on the network on which it was accepted. See docs/rules/gifts.md. */
import { type GiftMethod } from './gift';

export const SETTLEMENT_NETWORKS = ['sandbox', 'receipts'] as const;
export type NetworkName = (typeof SETTLEMENT_NETWORKS)[number];

/** The network of new gifts of a method; undefined if nothing settles them. */
export function chooseNetwork(
  method: GiftMethod,
  { environment, setting }: { environment: 'sandbox' | 'production'; setting: NetworkName },
): NetworkName | undefined {
  // The receipt log moves no coins, so only a sandbox may pretend that it does.
  const movesNoCoins = setting === 'receipts' && environment === 'production';
  return movesNoCoins && method === 'crypto' ? undefined : setting;
}
