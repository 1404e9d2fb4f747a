/** Applies a happening to a verification. A happening is an action or a passed deadline. */
import { addWeekdays, shiftByDays } from '../days';
import { GivingError } from '../errors';
import { type Approval, isApproval, isSelfReported, needsAnother, requireNewApprover } from './approvals';
import { addDecider, checkSecondPerson, nextDeciders } from './deciders';
import { type Facts, findMove, isLookedUp, listPossible, PASSES_BY, STAGE_RULES } from './stages';
import {
  addYear,
  APPEAL_WINDOW_DAYS,
  isRenewalOpen,
  nextGraceEnd,
  reviewDueAt,
  TOTAL_BUSINESS_DAYS,
} from './timelines';
import {
  type ActingParty,
  type Checks,
  type EntityType,
  type Grounds,
  type Happening,
  type Level,
  type Note,
  type Stage,
  type Status,
  type Trigger,
} from './vocabulary';

/** The part of a verification on which decisions depend. */
export interface VerificationState {
  entityType: EntityType;
  level: Level;
  stage: Stage;
  checks: Checks;
  /** The actions that the entity must do. Each action is one sentence. */
  requiredActions: string[];
  /** The reason for the current state, given by a reviewer, an operator or the system. */
  reason: string | null;
  grounds: Grounds | null;
  /** The promised decision time counts from here. An appeal or the arrival of requested documents resets it. */
  clockStartedAt: Date;
  stageEnteredAt: Date;
  /** The reviewer's deadline in this stage. */
  dueAt: Date | null;
  expiresAt: Date | null;
  graceEndsAt: Date | null;
  remindedDays: number | null;
  appealedFrom: 'rejected' | 'revoked' | null;
  /** When this verification was last revoked. It stays set after a successful appeal. */
  revokedAt: Date | null;
  /** The people who raised the latest concern. Somebody else must hear the appeal. */
  concernRaisedBy: string[];
  /**
   * The people who reviewed the application, or determined the concern. Somebody else must confirm the revocation or
   * hear the appeal.
   */
  deciders: string[];
  /** The approvals in the current stage that wait for a second person. */
  approvals: Approval[];
  claimedBy: string | null;
  /** True in a re-verification for which only the entity's own report of a change of its leadership or address is a reason. */
  isSelfReported: boolean;
  /** The number of approved years. */
  period: number;
}

export interface Occurrence {
  happening: Happening;
  by: ActingParty;
  at: Date;
  reason?: string | undefined;
  requiredActions?: string[];
  grounds?: Grounds;
  /** What was reported. Set if the happening is a `trigger`. */
  trigger?: Trigger;
  /** True if the entity was ever revoked, or is new and shares an EIN, officer or account with one that was revoked. */
  isAfterRevocation?: boolean;
}

/** One step in the history of a verification. */
export interface HistoryStep {
  happening: Happening | Note;
  fromStage: Stage | null;
  toStage: Stage;
  status: Status;
  by: ActingParty;
  reason: string | null;
  at: Date;
}

export interface Decision {
  state: VerificationState;
  steps: HistoryStep[];
}

export function statusOf({ stage }: Pick<VerificationState, 'stage'>): Status {
  return STAGE_RULES[stage].status;
}

/** Returns the new state. Throws CONFLICT for a forbidden happening, and FORBIDDEN for a forbidden actor. */
export function decide(state: VerificationState, occurrence: Occurrence): Decision {
  const facts = factsOf(state, occurrence);
  const move = findMove(state.stage, occurrence.happening, facts);
  if (move === undefined) throw refusal(state, occurrence.happening, facts);
  checkSecondPerson(state, occurrence);
  if (isApproval(occurrence.happening)) {
    requireNewApprover(state.approvals, occurrence.by);
    if (needsAnother(state, occurrence.isAfterRevocation ?? false)) return keepApproval(state, occurrence);
  }
  const next = applyMove(state, move, occurrence);
  const step = stepOf(state.stage, next, occurrence);
  const passing = PASSES_BY[next.stage];
  if (passing === undefined) return { state: next, steps: [step] };
  const rest = decide(next, { ...occurrence, happening: passing });
  return { state: rest.state, steps: [step, ...rest.steps] };
}

export interface Application {
  entityType: EntityType;
  level: Level;
  hasDocuments: boolean;
  /** True if an officer of the organization proved who they are. */
  isIdentityKnown: boolean;
  requiredActions: string[];
  by: ActingParty;
  at: Date;
}

/** Starts an application. The application then waits for documents, or for the check of its documents. */
export function beginApplication(application: Application): Decision {
  const { entityType, level, requiredActions, by, at } = application;
  const blank: VerificationState = {
    entityType,
    level,
    stage: 'application',
    checks: {
      identity: application.isIdentityKnown ? 'completed' : 'in_review',
      documents: application.hasDocuments ? 'in_review' : 'pending',
      database: 'pending',
    },
    requiredActions: [],
    reason: null,
    grounds: null,
    clockStartedAt: at,
    stageEnteredAt: at,
    dueAt: null,
    expiresAt: null,
    graceEndsAt: null,
    remindedDays: null,
    appealedFrom: null,
    revokedAt: null,
    concernRaisedBy: [],
    deciders: [],
    approvals: [],
    claimedBy: null,
    isSelfReported: false,
    period: 0,
  };
  return decide(blank, { happening: 'applied', by, at, requiredActions });
}

/** Estimates the time of the platform's decision. Returns null if the platform has no deadline now. */
export function estimateCompletion(state: VerificationState): Date | null {
  const status = statusOf(state);
  if (status === 'appealed' || status === 'pending') return completionFromClock(state);
  if (status === 'in_review' && !STAGE_RULES[state.stage].inForce) return completionFromClock(state);
  return state.dueAt;
}

function completionFromClock({ clockStartedAt }: VerificationState): Date {
  return addWeekdays(clockStartedAt, TOTAL_BUSINESS_DAYS);
}

/** Collects the facts on which the stages decide. */
export function factsOf(state: VerificationState, { at }: Pick<Occurrence, 'at'>): Facts {
  const { entityType, level, expiresAt, appealedFrom, stageEnteredAt } = state;
  return {
    entityType,
    level,
    appealedFrom,
    isRenewalOpen: isRenewalOpen(expiresAt, at),
    isPastExpiry: expiresAt !== null && expiresAt <= at,
    isLookedUp: isLookedUp(state),
    isAppealOpen: appealedFrom === null && at <= shiftByDays(stageEnteredAt, APPEAL_WINDOW_DAYS),
  };
}

function refusal(state: VerificationState, happening: Happening, facts: Facts): GivingError {
  const message = `Stage ${state.stage} does not allow "${happening.replaceAll('_', ' ')}": see details.possible.`;
  return new GivingError('CONFLICT', message, {
    status: statusOf(state),
    stage: state.stage,
    possible: listPossible(state.stage, facts),
  });
}

/** Stores a first approval, and returns the verification to the queue for the second approver. The platform gives none. */
function keepApproval(state: VerificationState, occurrence: Occurrence): Decision {
  const { by, at } = occurrence;
  if (by.kind === 'system') throw new GivingError('FORBIDDEN', 'People must approve this verification.');
  const approval = { by: by.userId ?? '', persons: by.persons, at: at.toISOString() };
  const next = {
    ...state,
    approvals: [...state.approvals, approval],
    deciders: addDecider(state, occurrence),
    claimedBy: null,
  };
  return { state: next, steps: [stepOf(state.stage, next, occurrence)] };
}

function applyMove(
  state: VerificationState,
  move: { to: Stage; checks: Partial<Checks> },
  occurrence: Occurrence,
): VerificationState {
  const { happening, at } = occurrence;
  const isNewStage = move.to !== state.stage;
  const stageEnteredAt = isNewStage ? at : state.stageEnteredAt;
  return {
    ...state,
    stage: move.to,
    checks: checksAfter(state, move.checks),
    requiredActions: occurrence.requiredActions ?? (isNewStage ? [] : state.requiredActions),
    reason: nextReason(state, move.to, occurrence),
    grounds: occurrence.grounds ?? (STAGE_RULES[move.to].status === 'approved' ? null : state.grounds),
    clockStartedAt: startsClock(state.stage, happening) ? at : state.clockStartedAt,
    stageEnteredAt,
    dueAt: isNewStage ? reviewDueAt(move.to, at) : state.dueAt,
    graceEndsAt: nextGraceEnd(state, move.to, at),
    appealedFrom: nextAppealedFrom(state, happening),
    revokedAt: move.to === 'revoked' && happening === 'revoke' ? at : state.revokedAt,
    concernRaisedBy: happening === 'concern_raised' ? [...occurrence.by.persons] : state.concernRaisedBy,
    deciders: nextDeciders(state, move.to, occurrence),
    approvals: [],
    claimedBy: isNewStage ? null : state.claimedBy,
    isSelfReported: move.to === 're_verification' && isSelfReported(state, occurrence),
    ...yearOf(state, move.to, occurrence),
  };
}

/** A `pass` completes the identity check of a person. For an organization, that check covers its officers. */
function checksAfter({ entityType, checks }: VerificationState, changed: Partial<Checks>): Checks {
  const next = { ...checks, ...changed };
  return entityType === 'organization' ? { ...next, identity: checks.identity } : next;
}

/** Keeps only reasons of the platform. The reasons of the entity are in the history. */
function nextReason(
  state: VerificationState,
  to: Stage,
  { happening, by, reason }: Occurrence,
): string | null {
  if (happening === 'appeal') return state.reason;
  if (reason !== undefined && by.kind !== 'entity') return reason;
  return to === state.stage ? state.reason : null;
}

function startsClock(stage: Stage, happening: Happening): boolean {
  return (
    happening === 'appeal' ||
    (stage === 'request_for_additional_information' &&
      (happening === 'documents_submitted' || happening === 'information_provided'))
  );
}

/** An approval adds a year, except after a re-verification or a won appeal within the approved year. */
function yearOf(
  { stage, expiresAt, remindedDays, period }: VerificationState,
  to: Stage,
  { happening, at }: Occurrence,
): Pick<VerificationState, 'expiresAt' | 'remindedDays' | 'period'> {
  const isYearKept = to !== 'verified' || happening !== 'approve' || stage === 're_verification';
  // A mutant survives: null is not later than now
  const isReturn = stage === 'appeal_full_review' && expiresAt !== null && expiresAt > at;
  if (isYearKept || isReturn) return { expiresAt, remindedDays, period };
  // A mutant survives: null is not later than now
  const from = expiresAt !== null && expiresAt > at ? expiresAt : at;
  return { expiresAt: addYear(from), remindedDays: null, period: period + 1 };
}

function nextAppealedFrom(state: VerificationState, happening: Happening): VerificationState['appealedFrom'] {
  if (happening === 'approve') return null;
  if (happening !== 'appeal') return state.appealedFrom;
  return state.stage === 'revoked' ? 'revoked' : 'rejected';
}

function stepOf(
  from: Stage,
  next: VerificationState,
  { happening, by, at, reason }: Occurrence,
): HistoryStep {
  return {
    happening,
    fromStage: from,
    toStage: next.stage,
    status: statusOf(next),
    by,
    reason: reason ?? null,
    at,
  };
}
