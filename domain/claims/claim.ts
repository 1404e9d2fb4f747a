/** Defines claims. With a claim, a person asks to manage a charity. See docs/rules/claims.md. */

export const CLAIM_STATUSES = ['in_review', 'approved', 'denied'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

export const CLAIM_DECISIONS = ['review', 'approve', 'deny'] as const;
export type ClaimDecision = (typeof CLAIM_DECISIONS)[number];

/** The members of a charity may object to a claim for this long. */
export const OBJECTION_MS = { production: 1_209_600_000, sandbox: 5_000 } as const;

/** This many different people must approve a claim. */
export const CLAIM_APPROVALS = 2;

/** A person may have this many claims in review. */
export const OPEN_CLAIMS_PER_USER = 10;

/** After a denial the same person waits this many days before they claim the charity again. */
export const DENIED_DAYS = 30;

/** While a claim waits, the deciders get no mail about further claims for this many hours. */
export const QUIET_HOURS = 24;

/** The reason that a claim is denied with when another claim of the charity is approved. */
export const RIVAL_APPROVED = 'The platform approved another claim of this charity.';

/** Returns the time until which members may object, or null for a charity without members. */
export function objectionsEnd(
  environment: keyof typeof OBJECTION_MS,
  { members, at }: { members: number; at: Date },
): Date | null {
  return members === 0 ? null : new Date(at.getTime() + OBJECTION_MS[environment]);
}

/** Returns true while members may still object. Nobody approves the claim before that time is over. */
export function isOpenToObjections(claim: { objectionsUntil: Date | null }, at: Date): boolean {
  return claim.objectionsUntil !== null && at < claim.objectionsUntil;
}
