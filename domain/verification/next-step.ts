/** Decides the next step of a verification's workflow. */
import { type ReferenceDue } from '../references/reference';
import { statusOf, type VerificationState } from './decide';
import { type SubmittedDocument } from './documents';
import { allows, STAGE_RULES } from './stages';
import { type Due } from './timelines';
import { type Stage, type Status } from './vocabulary';

/** The progress of a verification, for its workflow and for operators. */
export interface VerificationProgress {
  stage: Stage;
  status: Status;
  waitsFor: 'entity' | 'reviewer' | 'system' | 'nobody';
  period: number;
}

/** The deadline at which the workflow continues if nothing else happens. */
type Deadline = Due | ReferenceDue;

/** Returns the earlier of two deadlines. */
export function soonest(one: Deadline | undefined, other: Deadline | undefined): Deadline | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return other.at < one.at ? other : one;
}

export type NextStep = VerificationProgress &
  (
    | { next: 'check_documents'; documentIds: string[] }
    | { next: 'look_up' | 'end' }
    | { next: 'wait'; untilMs: number | null; what: Deadline['what'] | 'identity_check' | null }
  );

export function progressOf(state: VerificationState): VerificationProgress {
  const { waitsFor } = STAGE_RULES[state.stage];
  return { stage: state.stage, status: statusOf(state), waitsFor, period: state.period };
}

/** No step follows these stages. A rejection or a revocation still waits for an appeal. */
const FINAL_STAGES: readonly Stage[] = ['expired', 'superseded', 'withdrawn'];

/**
 * Returns the next step, or undefined if the caller must first accept or refuse the documents. `askAgainAt` is the time
 * of the next request to the vendor about an open identity check.
 */
export function findNextStep(
  state: VerificationState,
  documents: (SubmittedDocument & { id: string })[],
  due: Deadline | undefined,
  askAgainAt?: Date,
): NextStep | undefined {
  const progress = progressOf(state);
  if (FINAL_STAGES.some((stage) => stage === state.stage)) return { ...progress, next: 'end' };
  const pending = documents.filter(({ status }) => status === 'pending');
  if (pending.length > 0) {
    return { ...progress, next: 'check_documents', documentIds: pending.map(({ id }) => id) };
  }
  if (awaitsLookUp(state)) {
    if (askAgainAt === undefined) return { ...progress, next: 'look_up' };
    const untilMs = Math.min(askAgainAt.getTime(), due?.at.getTime() ?? Infinity);
    return { ...progress, waitsFor: 'entity', next: 'wait', untilMs, what: 'identity_check' };
  }
  if (awaitsJudgement(state)) return undefined;
  return { ...progress, next: 'wait', untilMs: due?.at.getTime() ?? null, what: due?.what ?? null };
}

/** Returns true if the workflow must now query the register, the sanctions lists and the vendors. */
export function awaitsLookUp({ stage, checks }: Pick<VerificationState, 'stage' | 'checks'>): boolean {
  return stage === 'database_verification' || (stage === 'renewal_review' && checks.database === 'pending');
}

function awaitsJudgement(state: VerificationState): boolean {
  if (state.stage === 'document_submission') return true;
  return allows(state, 'documents_accepted') && state.checks.documents === 'in_review';
}
