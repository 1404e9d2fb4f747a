/** Chooses the settlement network of a gift. A gift never changes its network. See docs/rules/gifts.md. */
import { type GiftMethod } from './gift';

export const SETTLEMENT_NETWORKS = ['sandbox', 'receipts'] as const;
export type NetworkName = (typeof SETTLEMENT_NETWORKS)[number];

/** Returns the network for new gifts of a method, or undefined if no network settles them. */
export function chooseNetwork(
  method: GiftMethod,
  { environment, setting }: { environment: 'sandbox' | 'production'; setting: NetworkName },
): NetworkName | undefined {
  // The receipt log does not move coins. Only a sandbox may use it for crypto gifts.
  const movesNoCoins = setting === 'receipts' && environment === 'production';
  return movesNoCoins && method === 'crypto' ? undefined : setting;
}
