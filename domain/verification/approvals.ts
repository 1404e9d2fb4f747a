/** Decides how many people must approve a verification, and who may not. See docs/rules/verification.md. */
import { GivingError } from '../errors';
import { sharePerson } from '../ties/ties';
import {
  type ActingParty,
  type Happening,
  isOwnTrigger,
  type Level,
  type Note,
  type Stage,
  type Trigger,
} from './vocabulary';

/** The number of different people who must approve. */
const APPROVALS_NEEDED: Record<Level, number> = { basic: 1, standard: 2, enhanced: 2 };
/** After a revocation, every level needs this many. */
const APPROVALS_AFTER_REVOCATION = 2;
/** Otherwise, a re-verification after an entity's own report of a change needs this many. The entity holds its level already. */
const APPROVALS_OF_SELF_REPORTED = 1;

/** The steps of the applicant. A person who took one of these steps may not decide about the verification. */
export const STEPS_OF_APPLICANT = [
  'applied',
  'documents_submitted',
  'remedy_submitted',
  'appeal',
  'reference_requested',
  'call_proposed',
] as const satisfies readonly (Happening | Note)[];

/**
 * A first approval. It waits for the second approval. Any other step voids the first approval, because the
 * approver did not see that step.
 */
export interface Approval {
  by: string;
  /** The users who can use the credential that approved. */
  persons: readonly string[];
  /** An ISO 8601 timestamp. */
  at: string;
}

/** Returns true for the decisions that raise trust: to approve, and to dismiss a concern. One person may lower it. */
export function isApproval(happening: Happening): boolean {
  return happening === 'approve' || happening === 'dismiss';
}

interface Approvable {
  level: Level;
  isSelfReported: boolean;
  approvals: readonly Approval[];
}

/** Returns true if another person must approve after the current approval. */
export function needsAnother(verification: Approvable, isAfterRevocation: boolean): boolean {
  return verification.approvals.length + 1 < approvalsNeeded(verification, isAfterRevocation);
}

/** Returns how many different people must approve. */
export function approvalsNeeded(
  { level, isSelfReported }: Omit<Approvable, 'approvals'>,
  isAfterRevocation: boolean,
): number {
  if (isAfterRevocation) return APPROVALS_AFTER_REVOCATION;
  return isSelfReported ? APPROVALS_OF_SELF_REPORTED : APPROVALS_NEEDED[level];
}

/** Throws CONFLICT if a user of this credential has already approved, and FORBIDDEN if they are tied to an approver. */
export function requireNewApprover(approvals: readonly Approval[], by: ActingParty): void {
  refuseSameApprover(approvals, by);
  const { tied = [] } = by;
  if (!approvals.some(({ persons }) => sharePerson(persons, tied))) return;
  const message = 'You are tied to somebody who approved before. Another reviewer must approve.';
  throw new GivingError('FORBIDDEN', message, { reason: 'not_independent' });
}

function refuseSameApprover(approvals: readonly Approval[], by: ActingParty): void {
  if (!approvals.some(({ persons }) => sharePerson(persons, by.persons))) return;
  const message =
    'You, or the person who issued your key, took part in an earlier approval. Another reviewer must approve.';
  throw new GivingError('CONFLICT', message, {
    reason: 'approved_before',
    approvals: approvals.map(({ by, at }) => ({ by, at })),
  });
}

/** Returns true if only the entity's own reports are the reasons of a re-verification. */
export function isSelfReported(
  before: { stage: Stage; isSelfReported: boolean },
  { by, trigger }: { by: ActingParty; trigger?: Trigger },
): boolean {
  if (trigger === undefined) return before.isSelfReported;
  const isOwn = by.kind === 'entity' && isOwnTrigger(trigger);
  return isOwn && (before.stage !== 're_verification' || before.isSelfReported);
}
