/** Defines references. A referee answers questions about an organization on a form. See docs/rules/references.md. */
import { shiftByDays } from '../days';
import { GivingError } from '../errors';

/** An organization needs this many answers before it is approved at `enhanced`. */
export const REFERENCES_NEEDED = 2;
/** A referee can answer for this many days. */
export const REFERENCE_DAYS = 30;
/** A referee who has not answered gets one reminder after this many days. */
export const REFERENCE_REMINDER_DAYS = 7;
/** Limits the referees of a verification, so that an applicant cannot mail strangers in bulk. */
export const MOST_REFERENCES = 10;
/** Limits the referees that an account names in 24 hours, over all its applications. */
export const REFERENCES_PER_DAY = 20;
export const STATEMENT_LENGTH = 2_000;

export const REFERENCE_STATUSES = ['requested', 'answered', 'declined', 'expired'] as const;
export type ReferenceStatus = (typeof REFERENCE_STATUSES)[number];

/** The answer of a referee. Only reviewers and operators read it. */
export interface ReferenceAnswer {
  knows: boolean;
  /** In the referee's words, such as "2019". */
  since: string;
  how: string;
  recommends: boolean;
  statement: string;
}

interface ReferenceState {
  status: ReferenceStatus;
  requestedAt: Date;
  remindedAt: Date | null;
  expiresAt: Date;
}

/** Returns the status at `now`. After the decision of an application, no workflow stores an expiry any more. */
export function referenceStatus({ status, expiresAt }: ReferenceState, now: Date): ReferenceStatus {
  return status === 'requested' && expiresAt <= now ? 'expired' : status;
}

export interface ReferenceDue {
  what: 'referee_reminder' | 'reference_expiry';
  at: Date;
}

/** Returns the next deadline of a reference. After an outage, the expiry replaces an overdue reminder. */
export function nextReferenceDue(reference: ReferenceState, now: Date): ReferenceDue | undefined {
  const { status, remindedAt, requestedAt, expiresAt } = reference;
  if (status !== 'requested') return undefined;
  if (remindedAt !== null || expiresAt <= now) return { what: 'reference_expiry', at: expiresAt };
  return { what: 'referee_reminder', at: shiftByDays(requestedAt, REFERENCE_REMINDER_DAYS) };
}

/** Returns the mailbox of an address. Most mail servers deliver `ann+x@…` to `ann@…`. */
export function mailboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
}

export interface Naming {
  email: string;
  /** The addresses of referees who were named already. */
  named: readonly string[];
  /** The addresses of the applicant, and of current and recent members of the organization. */
  insiders: readonly string[];
}

/** Throws CONFLICT if a person cannot be a referee, or if there are too many referees. */
export function requireReferee({ email, named, insiders }: Naming): void {
  const isOneOf = (addresses: readonly string[]) =>
    addresses.some((each) => mailboxOf(each) === mailboxOf(email));
  if (isOneOf(insiders)) {
    throw new GivingError(
      'CONFLICT',
      'A referee must not be the applicant or a member of the organization.',
      {
        field: 'email',
      },
    );
  }
  if (isOneOf(named)) {
    throw new GivingError('CONFLICT', 'This referee was already named.', { field: 'email' });
  }
  if (named.length < MOST_REFERENCES) return;
  const message = `A verification has at most ${String(MOST_REFERENCES)} referees.`;
  throw new GivingError('CONFLICT', message, { most: MOST_REFERENCES });
}
