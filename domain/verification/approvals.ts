/** How many people approve a verification, and who never does. See docs/rules/verification.md. */
import { GivingError } from '../errors';
import { sharePerson } from '../members/independence';
import { type ActingParty, type Happening, type Level } from './vocabulary';

/** How many different people must approve. */
export const APPROVALS_NEEDED: Record<Level, number> = { basic: 1, standard: 2, enhanced: 2 };

/** Whoever took one of these steps acted for the entity, and never decides about the verification. */
export const STEPS_OF_APPLICANT = [
  'applied',
  'documents_submitted',
  'remedy_submitted',
  'appeal',
] as const satisfies readonly Happening[];

/** An approval that waits for another one. Any other step voids it, because it was given without knowing of that. */
export interface Approval {
  by: string;
  /** Everybody who can use the credential that approved. */
  persons: readonly string[];
  /** ISO 8601. */
  at: string;
}

/** Whether a level needs one more approval after the given ones and this one. */
export function needsAnother(level: Level, approvals: readonly Approval[]): boolean {
  return approvals.length + 1 < APPROVALS_NEEDED[level];
}

/** Throws CONFLICT if the approving credential may be in the hands of somebody who approved before. */
export function requireNewApprover(approvals: readonly Approval[], by: ActingParty): void {
  if (!approvals.some(({ persons }) => sharePerson(persons, by.persons))) return;
  const message =
    'You have approved this already, or one person issued your key and approved or issued the other key. Another reviewer must approve.';
  throw new GivingError('CONFLICT', message, { approvals: approvals.map(({ by, at }) => ({ by, at })) });
}
