/** Defines the fields, states and validity of volunteers' skills, licenses and proofs of work. See docs/rules/qualifications.md. */
import { addDays, type Day } from '../days';
import { DOCUMENT_FORMATS, type DocumentFormat } from '../documents/content';
import { type FieldFault } from '../errors';
import { TYPE_RULES } from '../verification/document-types';

export const QUALIFICATION_KINDS = ['skill', 'license', 'certification', 'portfolio', 'assessment'] as const;
export type QualificationKind = (typeof QUALIFICATION_KINDS)[number];

export const QUALIFICATION_STATUSES = ['pending', 'confirmed', 'refused', 'withdrawn', 'expired'] as const;
export type QualificationStatus = (typeof QUALIFICATION_STATUSES)[number];

/** The fields that a volunteer must give, by kind. */
export const REQUIRED_FIELDS = {
  skill: [],
  license: ['number', 'authority', 'country', 'issued_on', 'documents'],
  certification: ['authority', 'issued_on', 'documents'],
  portfolio: ['documents'],
  assessment: ['authority', 'documents'],
} as const satisfies Record<QualificationKind, readonly string[]>;

/** Returns the formats of uploaded documents. Nobody fetches a URL, so a reviewer judges what it leads to. */
export function proofFormats(kind: QualificationKind): readonly DocumentFormat[] {
  return kind === 'skill' ? DOCUMENT_FORMATS : TYPE_RULES[kind].formats;
}

/** The statuses to which a qualification in each status may move. */
const QUALIFICATION_MOVES = {
  pending: ['confirmed', 'refused', 'withdrawn', 'expired'],
  confirmed: ['refused', 'withdrawn', 'expired'],
  refused: [],
  withdrawn: [],
  expired: [],
} as const satisfies Record<QualificationStatus, readonly QualificationStatus[]>;

/** A volunteer gets a mail when a qualification reaches one of these statuses. */
export const TOLD_QUALIFICATIONS = ['confirmed', 'refused', 'expired'] as const;
export type ToldQualification = (typeof TOLD_QUALIFICATIONS)[number];

export const QUALIFICATION_LIMITS = { documents: 5, open: 50, required: 5 } as const;

/** The volunteer is reminded this many days before a confirmed qualification expires. */
export const QUALIFICATION_REMINDER_DAYS = [30, 7] as const;

interface Dates {
  issuedOn: Day | null;
  /** The last day on which the qualification is valid. */
  expiresOn: Day | null;
}

export function mayMoveQualification(from: QualificationStatus, to: QualificationStatus): boolean {
  const moves: readonly QualificationStatus[] = QUALIFICATION_MOVES[from];
  return moves.includes(to);
}

/** Returns the faults of the dates of a new qualification. */
export function checkDates({ issuedOn, expiresOn }: Dates, today: Day): FieldFault[] {
  const faults: FieldFault[] = [];
  // A mutant survives: null compared with a day is false
  if (issuedOn !== null && issuedOn > today) {
    faults.push({ field: 'issued_on', code: 'too_large', message: 'is in the future', limit: today });
  }
  // A mutant survives: null compared with a day is false
  if (expiresOn !== null && expiresOn < today) {
    const message = 'has passed: enter the new date of expiry';
    faults.push({ field: 'expires_on', code: 'too_small', message, limit: today });
  }
  return faults;
}

/** Counts the reminders that are due on `today` or were due before. */
export function countDueReminders(expiresOn: Day, today: Day): number {
  return QUALIFICATION_REMINDER_DAYS.filter((days) => addDays(today, days) >= expiresOn).length;
}

export interface Held extends Dates {
  name: string;
  status: QualificationStatus;
}

export interface Lacking {
  qualification: string;
  /** `invalid_on_date`: the volunteer holds it, but it was not valid on the day of the work. */
  reason: 'missing' | 'pending' | 'invalid_on_date';
  expires_on: Day | null;
}

/**
 * Returns the required qualifications that a volunteer did not hold on a day. Ignores letter case. An expired
 * qualification still counts for the days before its expiry.
 */
export function findLacking(required: string[], held: Held[], day: Day): Lacking[] {
  return required.flatMap((qualification) => {
    const same = held.filter(({ name }) => isSameName(name, qualification));
    const proven = same.filter(({ status }) => status === 'confirmed' || status === 'expired');
    if (proven.some((each) => isValidOn(each, day))) return [];
    const expiresOn = proven.flatMap(({ expiresOn: last }) => last ?? []).toSorted();
    const waits = same.some((each) => each.status === 'pending' && isValidOn(each, day));
    const reason = waits ? 'pending' : proven.length > 0 ? 'invalid_on_date' : 'missing';
    return [{ qualification, reason, expires_on: expiresOn.at(-1) ?? null }];
  });
}

function isValidOn({ issuedOn, expiresOn }: Dates, day: Day): boolean {
  return (issuedOn === null || issuedOn <= day) && (expiresOn === null || day <= expiresOn);
}

export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
