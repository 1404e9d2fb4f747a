/** Decides how many people must approve a verification, and who may not. See docs/rules/verification.md. */
import { GivingError } from '../errors';
import { sharePerson } from '../members/independence';
import { type ActingParty, type Happening, type Level } from './vocabulary';

/** This many different people must approve. */
export const APPROVALS_NEEDED: Record<Level, number> = { basic: 1, standard: 2, enhanced: 2 };

/** A person who took one of these steps acted for the entity, and may not decide about the verification. */
export const STEPS_OF_APPLICANT = [
  'applied',
  'documents_submitted',
  'remedy_submitted',
  'appeal',
] as const satisfies readonly Happening[];

/** A first approval waits for a second. Any other step voids it, because the first approver did not see that step. */
export interface Approval {
  by: string;
  /** Lists everybody who can use the credential that approved. */
  persons: readonly string[];
  /** An ISO 8601 timestamp. */
  at: string;
}

/** Returns true if yet another person must approve after the current approval. */
export function needsAnother(level: Level, approvals: readonly Approval[]): boolean {
  return approvals.length + 1 < APPROVALS_NEEDED[level];
}

/** Throws CONFLICT if a person who approved before may also use this credential. */
export function requireNewApprover(approvals: readonly Approval[], by: ActingParty): void {
  if (!approvals.some(({ persons }) => sharePerson(persons, by.persons))) return;
  const message =
    'You, or the person who issued your key, took part in an earlier approval. Another reviewer must approve.';
  throw new GivingError('CONFLICT', message, { approvals: approvals.map(({ by, at }) => ({ by, at })) });
}
