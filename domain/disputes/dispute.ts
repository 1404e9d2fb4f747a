/** Disputes: a donor's bank takes a gift back until it is decided whose the money is. */
export const DISPUTE_STATUSES = ['opened', 'under_review', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** How a dispute ends: `won` for the charity, `lost` to the donor. */
export type DisputeOutcome = Extract<DisputeStatus, 'won' | 'lost'>;

/** How long the charity has for its evidence, unless the issuer says otherwise. */
export const EVIDENCE_DAYS = 14;

/** Whether a dispute still awaits its outcome. */
export function isOpen(status: DisputeStatus): boolean {
  return status === 'opened' || status === 'under_review';
}
