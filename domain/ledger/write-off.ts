/**
 * Defines the states of a write-off. A write-off cancels a debt that a charity cannot pay. See
 * docs/rules/ledger.md.
 */
export const WRITE_OFF_STATUSES = ['pending', 'approved'] as const;
export type WriteOffStatus = (typeof WRITE_OFF_STATUSES)[number];
