/** A donor's bank can withdraw a gift. The dispute then decides who gets the money. See docs/rules/disputes.md. */
export const DISPUTE_STATUSES = ['opened', 'under_review', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** A dispute is `won` by the charity or `lost` to the donor. */
export type DisputeOutcome = Extract<DisputeStatus, 'won' | 'lost'>;

/**
 * When the withdrawn money became part of the gift. Until then the platform bears it: the gift is pending or failed, a
 * refund of it is pending, or nothing of it is left.
 */
export const JOINED = ['at_opening', 'not_yet', 'while_open', 'after_loss'] as const;
export type Joined = (typeof JOINED)[number];

/** The reason of a dispute that is a bank's return of a debit. */
export const RETURN_REASON = 'ach_return';

/** The charity has this many days to submit evidence, unless the issuer sets another deadline. */
export const EVIDENCE_DAYS = 14;

/** Returns true if a dispute is still undecided. */
export function isOpen(status: DisputeStatus): boolean {
  return status === 'opened' || status === 'under_review';
}
