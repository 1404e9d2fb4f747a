/** A donor's bank can withdraw a gift. The dispute then decides who gets the money. See docs/rules/disputes.md. */
export const DISPUTE_STATUSES = ['opened', 'under_review', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** A dispute is `won` by the charity or `lost` to the donor. */
export type DisputeOutcome = Extract<DisputeStatus, 'won' | 'lost'>;

/** The charity has this many days to submit evidence, unless the issuer sets another deadline. */
export const EVIDENCE_DAYS = 14;

/** Returns true if a dispute is still undecided. */
export function isOpen(status: DisputeStatus): boolean {
  return status === 'opened' || status === 'under_review';
}
