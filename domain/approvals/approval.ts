/** Defines approvals: acts of one operator that wait for another, untied one. See docs/rules/approvals.md. */
import { type Scope } from '../access/scopes';
import { type Day, HOUR_MS, shiftByDays } from '../days';
import { type TermsFields } from '../fees/terms-fields';
import { type Currency } from '../money';

/** The acts that wait for an approval. */
export const APPROVAL_ACTIONS = [
  'erasure',
  'exchange_rate',
  'fee_terms',
  'member',
  'member_removal',
  'platform_cost',
  'redirect',
] as const;
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number];

/** The scope that deciding each act needs: the one of the act's own call. An erasure has no call that an operator makes. */
export const APPROVAL_SCOPES: Record<ApprovalAction, Scope> = {
  erasure: 'donations:write',
  exchange_rate: 'donations:write',
  fee_terms: 'fees:write',
  member: 'charities:write',
  member_removal: 'charities:write',
  platform_cost: 'donations:write',
  redirect: 'donations:write',
};

export const APPROVAL_STATUSES = ['waiting', 'approved', 'refused', 'expired'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

export const APPROVAL_DECISIONS = ['approve', 'refuse'] as const;
export type ApprovalDecision = (typeof APPROVAL_DECISIONS)[number];

/** An approval that nobody decided expires after this many days. */
const APPROVAL_DAYS = 7;

/** Without a second untied operator, the host may decide this many hours after the mails. */
const ALONE_AFTER_HOURS = 72;

/** The price of one unit of `from` in US dollars, from a day on. */
export interface RateFields {
  from: Currency;
  to: 'USD';
  /** A decimal string. */
  rate: string;
  date: Day;
}

interface Cost {
  /** What the platform pays, as a decimal string. */
  cost: string;
  currency: Currency;
}

/** The platform pays a refund that the charity cannot pay. */
export interface BorneRefund extends Cost {
  decision: 'platform_bears';
}

/** The platform bears the fees of a refund. */
export interface BorneFees extends Cost {
  bear_fees: 'platform';
  /** The refunded part of the gift, as a decimal string. */
  amount: string;
}

/** A dispute without a processor ends as lost. */
export interface LostDispute extends Cost {
  outcome: 'lost';
}

interface Change<Before, After> {
  before: Before;
  after: After;
}

/**
 * What each action changes, in wire format. `after` holds all that an approval does, so that nothing is done that the
 * decider did not see. `before` says what it replaces, so that an approval does not undo what happened meanwhile.
 */
interface ApprovalChanges {
  erasure: Change<null, { user_id: string; erased: true }>;
  exchange_rate: Change<RateFields | null, RateFields>;
  fee_terms: Change<TermsFields, TermsFields>;
  member: Change<null, { user_id: string }>;
  /** `members` counts the charity's members. */
  member_removal: Change<{ members: number }, { user_id: string; removed: true }>;
  platform_cost: Change<null, BorneRefund | BorneFees | LostDispute>;
  redirect: Change<{ charity_id: string }, { charity_id: string; amount: string; currency: Currency }>;
}

/** A change that names its action. */
export type ApprovalChange<Action extends ApprovalAction = ApprovalAction> = {
  [Each in Action]: { action: Each } & ApprovalChanges[Each];
}[Action];

export interface Decided {
  decision: ApprovalDecision | null;
  expiresAt: Date;
}

export function approvalStatus({ decision, expiresAt }: Decided, at: Date): ApprovalStatus {
  if (decision !== null) return decision === 'approve' ? 'approved' : 'refused';
  return at < expiresAt ? 'waiting' : 'expired';
}

/** Returns when an approval expires that was asked for at a time. */
export function approvalExpiry(askedAt: Date): Date {
  return shiftByDays(askedAt, APPROVAL_DAYS);
}

/** Returns from when on the host may decide an approval without a second operator. */
export function aloneFrom(askedAt: Date): Date {
  return new Date(askedAt.getTime() + ALONE_AFTER_HOURS * HOUR_MS);
}
