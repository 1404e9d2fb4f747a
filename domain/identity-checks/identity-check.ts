/** Defines the check of a person's identity by a document and a selfie. See docs/rules/identity-checks.md. */
import { DAY_MS, HOUR_MS } from '../days';
import { MATCHING_SIMILARITY, nameSimilarity } from '../verification/register-match';
import { type CheckOutcome, type PersonCheck } from '../verification/person-checks';
import { type CheckState } from '../verification/vocabulary';

/** A check is open in the first three states. */
const IDENTITY_CHECK_STATES = [
  'requested',
  'requires_input',
  'processing',
  'verified',
  'failed',
  'canceled',
  'expired',
] as const;
export type IdentityCheckState = (typeof IDENTITY_CHECK_STATES)[number];

/** The vendor's reasons for refusing an attempt. `other` is a reason that we do not know. */
export const IDENTITY_PROBLEMS = [
  'abandoned',
  'consent_declined',
  'country_not_supported',
  'device_not_supported',
  'document_expired',
  'document_type_not_supported',
  'document_unverified_other',
  'selfie_document_missing_photo',
  'selfie_face_mismatch',
  'selfie_manipulated',
  'selfie_unverified_other',
  'under_supported_age',
  'other',
] as const;
export type IdentityProblem = (typeof IDENTITY_PROBLEMS)[number];

/** Another attempt cannot solve these problems, so the check fails at once. */
const FINAL_PROBLEMS: readonly IdentityProblem[] = [
  'consent_declined',
  'country_not_supported',
  'under_supported_age',
];

/** The checks of a person that are decided by the document and the selfie. */
export const IDENTITY_COVERS: readonly PersonCheck[] = ['document_authenticity', 'face_match', 'identity'];

/** The time in which a person must complete the check. */
export const IDENTITY_CHECK_DAYS = 14;

/** The platform asks the vendor for the state after this time, in case a webhook was lost. */
export const IDENTITY_ASK_AGAIN_MS = HOUR_MS;

/** While the person does nothing, the time between requests grows with the age of the check, up to this limit. */
const IDENTITY_ASK_AGAIN_MOST_MS = DAY_MS;

/** If no verification needs an open check, the check ends this long after the person's deadline. */
export const IDENTITY_ABANDONED_MS = DAY_MS;

/** The current state of a check at the vendor. */
export interface IdentityAnswer {
  state: 'requires_input' | 'processing' | 'verified' | 'canceled';
  /** The reason why the latest attempt was refused. */
  problem: IdentityProblem | null;
  /** The name on the document. The platform compares it and never stores it. */
  name: string | null;
}

export interface IdentityJudgement {
  state: IdentityCheckState;
  problem: IdentityProblem | null;
  /** Null while nothing was verified, or if the vendor does not report the name. */
  nameMatches: boolean | null;
}

export function isOpen(state: IdentityCheckState): boolean {
  return state === 'requested' || state === 'requires_input' || state === 'processing';
}

/** Converts the vendor's answer to our state. `isLate` is true after the person's deadline. */
export function judgeAnswer(
  { state, problem, name }: IdentityAnswer,
  declaredName: string,
  isLate: boolean,
): IdentityJudgement {
  if (state === 'verified') {
    const nameMatches = name === null ? null : nameSimilarity(declaredName, name) >= MATCHING_SIMILARITY;
    return { state, problem: null, nameMatches };
  }
  const isFinal = state === 'requires_input' && problem !== null && FINAL_PROBLEMS.includes(problem);
  if (isFinal) return { state: 'failed', problem, nameMatches: null };
  return { state: state === 'canceled' && isLate ? 'expired' : state, problem, nameMatches: null };
}

/** Returns the time of the next request to the vendor. */
export function nextAskAt(state: IdentityCheckState, endsAt: Date, at: Date): Date {
  const ageMs = at.getTime() - endsAt.getTime() + IDENTITY_CHECK_DAYS * DAY_MS;
  const idleMs = Math.min(Math.max(ageMs, IDENTITY_ASK_AGAIN_MS), IDENTITY_ASK_AGAIN_MOST_MS);
  const delayMs = state === 'requires_input' ? idleMs : IDENTITY_ASK_AGAIN_MS;
  const next = new Date(at.getTime() + delayMs);
  return at < endsAt && endsAt < next ? endsAt : next;
}

/** Returns the outcome of one of IDENTITY_COVERS, or undefined while the identity check is open. */
export function outcomeOf(
  { state, nameMatches }: Omit<IdentityJudgement, 'problem'>,
  check: PersonCheck,
): CheckOutcome | undefined {
  if (isOpen(state)) return undefined;
  if (state === 'failed') return 'failed';
  if (state !== 'verified') return 'undecided';
  // The selfie matches the document. Unless the name matches too, a reviewer decides whose document it is.
  return nameMatches === true || check === 'face_match' ? 'clear' : 'undecided';
}

/** Returns the state of `checks.identity` in the person's verification. */
export function identityOf({ state, nameMatches }: Omit<IdentityJudgement, 'problem'>): CheckState {
  if (state === 'verified') return nameMatches === true ? 'completed' : 'in_review';
  if (state === 'failed') return 'failed';
  return state === 'requested' || state === 'requires_input' ? 'pending' : 'in_review';
}
