/** Disputes: a donor's bank withdraws a gift until the dispute is decided. See docs/rules/disputes.md. */
export const DISPUTE_STATUSES = ['opened', 'under_review', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** How a dispute ends: `won` for the charity, `lost` to the donor. */
export type DisputeOutcome = Extract<DisputeStatus, 'won' | 'lost'>;

/** How many days the charity has to submit evidence, unless the issuer sets another deadline. */
export const EVIDENCE_DAYS = 14;

/** Whether a dispute still awaits its outcome. */
export function isOpen(status: DisputeStatus): boolean {
  return status === 'opened' || status === 'under_review';
}
