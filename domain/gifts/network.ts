/** The settlement networks of gifts. A gift stays on the network on which it was accepted. See docs/rules/gifts.md. */
export const SETTLEMENT_NETWORKS = ['sandbox', 'receipts'] as const;
export type NetworkName = (typeof SETTLEMENT_NETWORKS)[number];
