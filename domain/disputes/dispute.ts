/**
 * Defines disputes. If a donor's bank withdraws a gift, a dispute decides who gets the money. See
 * docs/rules/disputes.md.
 */
export const DISPUTE_STATUSES = ['opened', 'under_review', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** The charity wins (`won`), or the donor gets the money back (`lost`). */
export type DisputeOutcome = Extract<DisputeStatus, 'won' | 'lost'>;

/**
 * The time at which a dispute began to count against its gift. Until then, the value is `not_yet`, and the
 * platform bears the withdrawn money. A dispute does not count while the gift is pending, failed or fully
 * returned, or while a refund of the gift is pending.
 */
const JOINED = ['at_opening', 'not_yet', 'while_open', 'after_loss'] as const;
export type Joined = (typeof JOINED)[number];

/** The reason of a dispute in which a bank returned a debit. */
export const RETURN_REASON = 'ach_return';

/** The charity has this many days to submit evidence, unless the issuer sets another deadline. */
export const EVIDENCE_DAYS = 14;

/** Returns true if a dispute is still undecided. */
export function isOpen(status: DisputeStatus): boolean {
  return status === 'opened' || status === 'under_review';
}
